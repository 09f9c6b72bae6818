import { pressMain } from './main-action.ts';
import { stopAfter, stopsOf } from './stops.ts';

/** What a form was told last, by the form. */
const told = new WeakMap<HTMLElement, { readonly refusal: unknown; readonly step: string }>();

/** Words on the Enter key that a field has of its own, whatever comes after it. */
const OWN = ['enter', 'search'];

const label = (form: HTMLFormElement) => {
  const stops = stopsOf(form);
  for (const [index, stop] of stops.entries()) {
    const own = stop.getAttribute('enterkeyhint');
    if (!(stop instanceof HTMLInputElement) || (own !== null && OWN.includes(own))) continue;
    if (index < stops.length - 1) stop.setAttribute('enterkeyhint', 'next');
    else if (own === null || own === 'next') stop.setAttribute('enterkeyhint', 'done');
  }
};

/** The form that a key is meant for: the one it was pressed in, else the one that the window on top holds. */
const formOf = (target: HTMLElement): HTMLFormElement | null => {
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
  const own = target.closest('form');
  if (own) return own.closest('dialog') === top ? own : null;
  return [...document.forms].find((form) => told.has(form) && form.closest('dialog') === top) ?? null;
};

const submit = (event: KeyboardEvent, form: HTMLFormElement) => {
  event.preventDefault();
  // What is under way is not sent again.
  if (stopsOf(form).length > 0) form.requestSubmit();
};

/** A form that fills a list is done when the list is sent: what the bar of the screen is for comes first. */
const finish = (event: KeyboardEvent, form: HTMLFormElement) => {
  if (form.closest('dialog') || !pressMain()) return submit(event, form);
  event.preventDefault();
};

const keyed = (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || !(event.target instanceof HTMLElement)) return;
  const { target } = event;
  const form = formOf(target);
  if (!form) return;
  if (event.ctrlKey || event.metaKey) return finish(event, form);
  if (!(target instanceof HTMLInputElement) || target.form !== form || event.repeat) return;
  const next = stopAfter(form, target);
  if (!next) return submit(event, form);
  event.preventDefault();
  next.focus();
};

/** What has the focus, or lost it only because it was disabled while something was under way. */
let held: HTMLElement | null = null;

const focused = ({ target }: FocusEvent) => {
  if (!(target instanceof HTMLElement)) return;
  held = target;
  const form = target.closest('form');
  if (form) label(form);
};

const left = ({ target }: FocusEvent) => {
  if (target instanceof HTMLElement && !target.matches(':disabled')) held = null;
};

/** Gives the focus back, so that a keyboard is not thrown to the head of the page by an answer. */
const enabled = () => {
  if (document.activeElement === document.body && held?.isConnected && !held.matches(':disabled')) held.focus({ preventScroll: true });
};

// After React, whose own handlers may have taken the key.
document.addEventListener('keydown', keyed);
document.addEventListener('focusin', focused);
document.addEventListener('focusout', left);
new MutationObserver(enabled).observe(document.body, { subtree: true, attributeFilter: ['disabled'] });

/**
 * How every form is filled in by hand: Enter leads to the next field and submits in the last, Ctrl or ⌘ with it submits
 * from anywhere; a refused form brings the focus to the first field with an error, a new step to its first field.
 */
export const conduct = (form: HTMLFormElement | null, refusal: unknown, step: string): void => {
  if (!form) return;
  const before = told.get(form);
  told.set(form, { refusal, step });
  label(form);
  if (before && before.step !== step) form.querySelector<HTMLElement>('input')?.focus();
  if (!refusal || before?.refusal === refusal) return;
  form.querySelector<HTMLElement>('[aria-invalid="true"]:not([role="radiogroup"])')?.focus();
  form.parentElement?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
};
