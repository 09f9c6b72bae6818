/** Whatever one fills in or chooses with; `data-stop` marks a button that stands for a field. */
const FIELDS = 'input:not([type="hidden"]), textarea, [data-stop]';
/** Several controls that are one field. */
const GROUP = '[role="radiogroup"], [role="group"], fieldset';

type Control = HTMLElement & { readonly disabled?: boolean; readonly readOnly?: boolean; readonly checked?: boolean };

/** The fields of a form as one goes through them, each by the control that takes the focus; a sheet over the form is none of it. */
export const stopsOf = (form: HTMLElement): readonly HTMLElement[] => {
  const place = form.closest('dialog');
  const stops = new Map<Element, Control>();
  for (const control of form.querySelectorAll<Control>(FIELDS)) {
    if (control.disabled || control.readOnly || control.closest('dialog') !== place) continue;
    const field = control.closest(GROUP) ?? control;
    if (control.checked || !stops.has(field)) stops.set(field, control);
  }
  return [...stops.values()];
};

/** The field after the one that a control belongs to; undefined after the last. */
export const stopAfter = (form: HTMLElement, control: HTMLElement): HTMLElement | undefined => {
  const field = (each: HTMLElement) => each.closest(GROUP) ?? each;
  const stops = stopsOf(form);
  const at = stops.findIndex((stop) => field(stop) === field(control));
  return at < 0 ? undefined : stops[at + 1];
};

/** Something was chosen for a field: the focus goes on to the next one, if there is one. */
export const goOn = (from: HTMLElement | null): void => {
  const form = from?.closest('form');
  if (from && form) stopAfter(form, from)?.focus();
};
