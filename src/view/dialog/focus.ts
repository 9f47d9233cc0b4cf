/**
 * Where focus goes when the dialog opens: to the given field, else to the first control, or to the checked option of its
 * group. Without a control, to the heading.
 */
export function firstFocus(dialog: HTMLElement, fieldId?: string): HTMLElement | null {
  const field = fieldId ? dialog.querySelector<HTMLElement>(`#${fieldId}`) : null;
  const first = field?.matches('[part~=control]')
    ? (field as HTMLInputElement)
    : (field ?? dialog).querySelector<HTMLInputElement>('[part~=control]');
  const checked = first?.type === 'radio' ? dialog.querySelector<HTMLElement>(`[name=${first.name}]:checked`) : null;
  return checked ?? first ?? dialog.querySelector<HTMLElement>('.heading');
}

/** The focused element, through all shadow roots. */
export function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
