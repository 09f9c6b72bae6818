import { isTyping } from './is-typing.ts';

/** A search that was begun elsewhere, on its way to the list that it is of. */
interface Taken {
  readonly to: string;
  readonly typed: string;
}

let taken: Taken | null = null;

/** Between the field where the search was begun, which is gone, and that of the list, which is not there yet, no field takes the keys. */
const pressed = (event: KeyboardEvent): void => {
  const { key, target } = event;
  if (!taken || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  if (key !== 'Backspace' && [...key].length !== 1) return;
  event.preventDefault();
  taken = { ...taken, typed: key === 'Backspace' ? [...taken.typed].slice(0, -1).join('') : taken.typed + key };
};

const deaf = (): void => {
  document.removeEventListener('keydown', pressed);
  document.removeEventListener('pointerdown', deaf);
};

/** Begins a search for the list at an address, which takes the keys until that list is there; null when none is under way any more. */
export const knock = (search: Taken | null): void => {
  taken = search;
  deaf();
  if (!search) return;
  document.addEventListener('keydown', pressed);
  // Whoever goes for something else on the way does not search any more.
  document.addEventListener('pointerdown', deaf);
};

/** The search that was begun for the list at this address, once; null for none. */
export const takeSearch = (path: string): string | null => {
  if (taken?.to !== path) return null;
  const { typed } = taken;
  knock(null);
  return typed;
};
