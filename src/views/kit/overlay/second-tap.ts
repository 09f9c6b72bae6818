/** Where a finger came down, on what, and when. */
interface Touch {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly on: EventTarget | null;
  /** What it is part of, as it stood then: what is pressed may draw its own parts anew. */
  readonly control: EventTarget | null;
}

/** The second tap of a double one: so near, in pixels, and so soon, in milliseconds. */
const SAME_PLACE = 24;
const SAME_TAP = 400;

const CONTROLS = 'a, button, input, textarea, label, [role]';

let before: Touch | null = null;
let touched: Touch | null = null;
/** Whether the touch has had its click; any other is made by a key or a label. */
let clicked = false;

/** What was touched last. */
export const lastTouched = (): EventTarget | null => touched?.on ?? null;

const controlOf = (target: EventTarget | null) => (target instanceof Element && target.closest(CONTROLS)) || target;

const isSecondTap = ({ target, timeStamp }: MouseEvent): boolean =>
  before !== null &&
  touched !== null &&
  // A touch may end without a click, and a key is pressed much later.
  timeStamp - touched.at <= SAME_TAP &&
  touched.at - before.at <= SAME_TAP &&
  Math.hypot(touched.x - before.x, touched.y - before.y) <= SAME_PLACE &&
  before.control !== controlOf(target);

/**
 * The second tap of a double one is meant for what the first was on, and for nothing that came in the place of that: a sheet that rose, what a
 * sheet had covered, or another page. It does nothing. To be imported is enough.
 */
window.addEventListener(
  'pointerdown',
  ({ clientX, clientY, timeStamp, target }) => {
    // A scroll is no tap.
    before = clicked ? touched : null;
    touched = { x: clientX, y: clientY, at: timeStamp, on: target, control: controlOf(target) };
    clicked = false;
  },
  true,
);
window.addEventListener(
  'click',
  (event) => {
    const isSecond = !clicked && isSecondTap(event);
    clicked = true;
    if (!isSecond) return;
    event.stopPropagation();
    event.preventDefault();
  },
  true,
);
