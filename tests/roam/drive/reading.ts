import type { Page } from '@playwright/test';
import type { Shown } from '../decide/practice.ts';

/** How the teeth are called, the choice that is told from its neighbours only by what stands beside it, and the mark of what nobody chose. */
interface Labels {
  readonly tooth: string;
  readonly whole: string;
  readonly mark: string;
}

/** What stands in the form on the screen, by the labels of its fields; null while there is none. Runs in the page. */
const inPage = (labels: Labels): Record<string, string> | null => {
  const sheets = [...document.querySelectorAll('dialog[open] form')];
  const form = sheets.at(-1) ?? document.querySelector('main form');
  if (form === null) return null;
  const shown: Record<string, string> = {};
  // What is said beside a choice is no part of it: its price, whose it is, that the program put it there.
  const textOf = (element: Element | null | undefined, whole = false): string => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const beside of copy?.querySelectorAll('[data-preset], small') ?? []) if (!whole || beside.textContent?.trim() === labels.mark) beside.remove();
    return copy?.textContent ?? '';
  };
  const label = (id: string): string => document.getElementById(id)?.firstChild?.textContent?.trim() ?? '';
  const set = (name: string, text: string): void => {
    if (name !== '') shown[name] = text.trim();
  };
  for (const box of form.querySelectorAll<HTMLInputElement>('input:not([type=radio]):not([type=checkbox]), textarea')) {
    const words = [...(box.parentElement?.parentElement?.querySelectorAll(':scope > ul > li > span') ?? [])].map((word) => word.textContent ?? '');
    set(label(`${box.id}-label`), [...words, box.value].filter(Boolean).join('، '));
  }
  for (const button of form.querySelectorAll('button[aria-haspopup=dialog][aria-labelledby]')) {
    const face = document.getElementById(`${button.id}-value`);
    const name = label(`${button.id}-label`);
    set(name, face?.dataset.empty === 'true' ? '' : textOf(face, name === labels.whole));
  }
  for (const group of form.querySelectorAll('[role=radiogroup][aria-labelledby]')) {
    const chosen = group.querySelector('input:checked')?.closest('label');
    set(label(group.getAttribute('aria-labelledby') ?? ''), textOf(chosen));
  }
  const tooth = form.querySelector('output');
  if (tooth) set(labels.tooth, tooth.dataset.empty === 'true' ? '' : (tooth.querySelector(':scope > span:not(:first-child)')?.textContent ?? ''));
  return shown;
};

export const readForm = (page: Page, labels: Labels): Promise<Shown | null> => page.evaluate(inPage, labels);

/** The rows of a list as a person reads them, without what became of them. */
export const readRows = (page: Page, title: string): Promise<readonly string[]> =>
  page.evaluate((name) => {
    const list = document.querySelector(`ol[aria-label="${name}"]`);
    return [...(list?.querySelectorAll(':scope > li') ?? [])].map((row) => {
      const copy = row.cloneNode(true) as HTMLElement;
      for (const other of copy.querySelectorAll('[data-state], button, p, [aria-hidden=true]')) other.remove();
      return [...copy.querySelectorAll('span')]
        .filter((part) => part.querySelector('span') === null)
        .map((part) => part.textContent?.trim() ?? '')
        .filter(Boolean)
        .join(' | ');
    });
  }, title);

/** Whether the program shows that it broke. */
export const isCrashed = (page: Page, text: string): Promise<boolean> => page.evaluate((words) => document.body?.innerText.includes(words) ?? false, text);
