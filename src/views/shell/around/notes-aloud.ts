import { onTop } from '../../kit/overlay/on-top.ts';
import { hidden } from '../../kit/theme/hidden.ts';

/** How long nobody types before what follows from it is said, in milliseconds: said with each key nobody would hear the end of it. */
const PAUSE_MILLIS = 700;

const region = Object.assign(document.createElement('p'), { role: 'status', className: hidden });
let waiting = new Set<HTMLElement>();
let told: readonly HTMLElement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Of several errors at once the form leads to the first, and an error is read with the field that has the focus; a search among choices says
 * itself how many it found.
 */
const isTold = (note: HTMLElement, errors: number): boolean => {
  const field = document.querySelector(`[aria-describedby~="${note.id}"]`);
  if (field?.role === 'combobox') return false;
  return note.isConnected && (note.dataset.tone !== 'error' || (errors === 1 && field !== document.activeElement));
};

/** What is noted, after the name of its field, whose label stands by the same id. */
const wordsOf = (note: HTMLElement): string => {
  const label = document.getElementById(note.id.replace(/-\w+$/, '-label'))?.firstChild?.textContent;
  return [label, note.textContent].filter(Boolean).join(': ');
};

const say = () => {
  const errors = [...waiting].filter(({ dataset }) => dataset.tone === 'error').length;
  told = [...waiting].filter((note) => isTold(note, errors));
  waiting = new Set();
  region.replaceChildren(told.map(wordsOf).join('. '));
};

const isNote = (node: Node | null | undefined): node is HTMLElement => node instanceof HTMLParagraphElement && 'tone' in node.dataset && node.id !== '';

/** A note that came, or one in which something did. */
const notesIn = ({ target, addedNodes }: MutationRecord): readonly HTMLElement[] =>
  [...addedNodes, (target instanceof Element ? target : target.parentElement)?.closest('p')].filter(isNote);

/**
 * Says what is noted under a field when that comes or changes while its form stands: whoever has left the field hears nothing of what describes
 * it, and whoever is in it only on coming back. To be imported is enough.
 */
new MutationObserver((changes) => {
  if (told.some(({ isConnected }) => !isConnected)) {
    told = [];
    region.replaceChildren();
  }
  const notes = changes.flatMap(notesIn);
  if (notes.length === 0) return;
  for (const note of notes) waiting.add(note);
  // Where it is heard; it is there before it says anything.
  onTop().append(region);
  clearTimeout(timer);
  timer = setTimeout(say, PAUSE_MILLIS);
}).observe(document.body, { subtree: true, childList: true, characterData: true });
