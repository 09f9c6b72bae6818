import { isTyping } from '../list/is-typing.ts';
import { onTop } from '../overlay/on-top.ts';

/** How what had the focus lay in something around it: by what, and in which place among its neighbours. */
interface Step {
  readonly around: Element;
  readonly by: Element;
  readonly at: number;
}

/** What had the focus, and where it stood, from the inside out. */
interface Stand {
  readonly on: HTMLElement;
  readonly steps: readonly Step[];
}

/** Rows, and lists of them: in the place of one stands the next, or what is said once there is none. */
const ROWS = 'li, ol, ul, [role="row"], [role="table"]';
const STOPS = 'a[href], button, input, textarea, [tabindex]';

/** Where somebody stood last, on the page and in each window over it. */
const stands = new WeakMap<Element, Stand>();
let byKeys = false;
let due = false;

const isNowhere = (): boolean => document.activeElement === document.body;

const came = (target: EventTarget | null) => {
  if (!(target instanceof HTMLElement) || target === document.body) return;
  const ground = target.closest('dialog') ?? document.body;
  // A message comes and goes over what somebody is at.
  if (target.closest('[data-toast]') && stands.has(ground)) return;
  const steps: Step[] = [];
  let by: Element = target;
  for (let around = by.parentElement; around && by !== ground; around = by.parentElement) {
    steps.push({ around, by, at: [...around.children].indexOf(by) });
    by = around;
  }
  stands.set(ground, { on: target, steps });
};

/** Whoever leaves for nowhere, by a tap beside everything, has lost nothing. */
const left = ({ target, relatedTarget }: FocusEvent) => {
  if (relatedTarget || !(target instanceof HTMLElement)) return;
  // What is taken away is gone by then.
  queueMicrotask(() => {
    if (isNowhere() && target.isConnected && !target.matches(':disabled')) stands.delete(onTop());
  });
};

/** Where to go on, the nearest first; `rows` came as the focus went. */
const placesFor = ({ on, steps }: Stand, ground: HTMLElement, rows: readonly Element[]): readonly (Element | null | undefined)[] => {
  const step = steps.find(({ around }) => around.isConnected);
  const head = ground === document.body ? ground.querySelector('[data-page-title]') : (ground.querySelector('[data-first]') ?? ground.querySelector('h2'));
  if (!step) return [head];
  const { around, by, at } = step;
  // In a form one goes on with the next field.
  const isFollowed = !by.isConnected && (by.matches(ROWS) || around.closest('form'));
  const beside = [...around.children];
  const nextTo = isFollowed ? [...beside.slice(at), ...beside.slice(at - 1, at)] : [];
  // What is said behind a list may offer the way back of what was taken out of it.
  const back = around.matches('[role="status"]') ? rows.filter((row) => around.previousElementSibling?.contains(row)) : [];
  // No keyboard of glass rises unasked.
  const isFit = (each: Element) => byKeys || !isTyping(each);
  return [
    isFit(on) ? on : null,
    ...[...back, ...nextTo].flatMap((each) => [each, ...each.querySelectorAll(STOPS)]).filter((each) => each.matches(STOPS) && isFit(each)),
    around.querySelector(':scope > [role="radiogroup"] :checked'),
    around.closest('[tabindex="-1"]:not(main)'),
    head,
  ];
};

const goOn = (rows: readonly Element[]) => {
  due = false;
  const ground = onTop();
  const stand = stands.get(ground);
  // What is only disabled while something is under way gets it back with the answer.
  if (!isNowhere() || !stand || (stand.on.isConnected && stand.on.matches(':disabled'))) return;
  for (const place of placesFor(stand, ground, rows)) {
    if (place?.isConnected) (place as HTMLElement).focus({ preventScroll: true });
    if (!isNowhere()) return;
  }
};

/**
 * Keeps the focus on the page when what had it goes, where it would fall to nowhere and a keyboard begin at the head of everything: it goes on at
 * the row or the field that took the place, at the row that it brought back, at the choice that stands over it, in the part around it that takes the
 * focus, or at the head of the window or the page, whichever is nearest. Nothing scrolls, and nobody is taken from anywhere else. To be imported is
 * enough.
 */
document.addEventListener('focusin', ({ target }) => came(target));
document.addEventListener('focusout', left);
document.addEventListener('keydown', () => (byKeys = true), true);
document.addEventListener('pointerdown', () => (byKeys = false), true);
new MutationObserver((changes) => {
  if (due || !isNowhere()) return;
  due = true;
  const rows = changes.flatMap(({ addedNodes }) => [...addedNodes]).flatMap((node) => (node instanceof Element && node.matches(ROWS) ? [node] : []));
  // After those who know better where to go.
  requestAnimationFrame(() => goOn(rows));
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
// It comes with the first touch, which may have opened a window: where on the page somebody stood before that is not known any more.
if (onTop() !== document.body) came(document.querySelector('[data-page-title]'));
came(document.activeElement);
