import type { ClosedBy, McpElicitationDialog, Server } from '../src/index.js';
import { byId } from './view/dom.js';

/**
 * Connects the controls to the element and the page, and keeps them in the URL, so that a link restores them:
 * `?scheme=dark&dir=rtl#timezone`. Returns a function that applies them to the element.
 */
export function startControls(dialog: McpElicitationDialog): () => void {
  const controls = byId<HTMLFormElement>('controls');
  read(controls, new URLSearchParams(location.search));
  const apply = () => applyControls(new FormData(controls), dialog);
  controls.addEventListener('input', () => {
    apply();
    history.replaceState(null, '', `${location.pathname}${toQuery(controls)}${location.hash}`);
  });
  controls.addEventListener('submit', (event) => event.preventDefault());
  apply();
  return apply;
}

function applyControls(values: FormData, dialog: McpElicitationDialog): void {
  const value = (name: string) => String(values.get(name) ?? '').trim();
  dialog.server = serverOf(value('server'), value('title'), value('origin'));
  dialog.protocolVersion = value('protocol') || undefined;
  dialog.closedBy = value('closed-by') as ClosedBy;
  dialog.secrets = value('secrets') as McpElicitationDialog['secrets'];
  if (value('lang')) dialog.lang = value('lang');
  else dialog.removeAttribute('lang');
  document.documentElement.dir = value('dir');
  document.documentElement.dataset['scheme'] = value('scheme');
}

function serverOf(name: string, title: string, origin: string): Server | undefined {
  if (!name && !title && !origin) return undefined;
  return { name, ...(title && { title }), ...(origin && { origin }) };
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): readonly Control[] => [...form.elements].filter(isControl);

const initial = (control: Control): string =>
  control instanceof HTMLInputElement ? control.defaultValue : (control.options[0]?.value ?? '');

function read(form: HTMLFormElement, query: URLSearchParams): void {
  for (const control of controlsOf(form)) {
    const before = control.value;
    control.value = query.get(control.name) ?? initial(control);
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before;
  }
}

function toQuery(form: HTMLFormElement): string {
  const changed = controlsOf(form).filter((control) => control.value !== initial(control));
  const query = new URLSearchParams(changed.map(({ name, value }) => [name, value]));
  return query.size ? `?${query}` : '';
}
