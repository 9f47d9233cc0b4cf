import { nothing } from 'lit';

/** Removes an attribute. Typed as `never` because lit-analyzer does not know `nothing` in attributes. */
export const absent = nothing as never;
