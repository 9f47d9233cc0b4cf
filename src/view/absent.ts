import { nothing } from 'lit/html.js';

/** An attribute of this value is not there. Typed to fit any: the checker of templates does not know `nothing`. */
export const absent = nothing as never;
