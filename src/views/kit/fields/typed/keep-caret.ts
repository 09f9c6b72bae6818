import { useLayoutEffect, useRef } from 'react';

/** Something one can type in. */
export type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Shows `shown` in a field in place of what was just typed, with the caret after the same number of counting characters.
 *
 * The field would otherwise send the caret to its end whenever what is shown differs from what was typed. `counts` says
 * which characters count; separators that come and go by themselves do not.
 */
export const showTyped = (field: Typed, shown: string, counts: RegExp = /[\s\S]/): void => {
  if (field.value === shown) return;
  const before = [...field.value.slice(0, field.selectionStart ?? field.value.length)].filter((character) => counts.test(character)).length;
  field.value = shown;
  let caret = 0;
  for (let seen = 0; caret < shown.length && seen < before; caret += 1) if (counts.test(shown[caret] ?? '')) seen += 1;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
};

/** Behind what of the text before a caret is still there: where the text is shorter than it was typed, some of it was left out. */
const caretIn = (typed: string, caret: number, shown: string): number => {
  if (shown.length >= typed.length) return caret;
  let behind = 0;
  for (const character of typed.slice(0, caret)) if (shown[behind] === character) behind += 1;
  return behind;
};

/**
 * Leaves the caret behind what was typed in a field that shows in the end something else than that, for it was put in order: React
 * would send it to its end. What it gives is told of each field that was typed in.
 */
export const useCaret = (): ((field: Typed) => void) => {
  const typed = useRef<{ readonly field: Typed; readonly text: string; readonly caret: number } | null>(null);
  useLayoutEffect(() => {
    if (typed.current === null) return;
    const { field, text, caret } = typed.current;
    typed.current = null;
    if (document.activeElement !== field || field.value === text) return;
    const at = caretIn(text, caret, field.value);
    field.setSelectionRange(at, at);
  });
  return (field) => {
    typed.current = { field, text: field.value, caret: field.selectionStart ?? field.value.length };
  };
};
