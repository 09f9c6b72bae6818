/** Where a finger came down, on what, and when. */
interface Touch {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly on: EventTarget | null;
}

/** The second tap of a double one: so near, in pixels, and so soon, in milliseconds. */
const SAME_PLACE = 24;
const SAME_TAP = 400;

const CONTROLS = 'a, button, input, textarea, label, [role]';

let before: Touch | null = null;
let touched: Touch | null = null;
/** Whether the touch has had its click; any other is made by a key or a label, and by no finger. */
let clicked = false;

/** What was touched last. */
export const lastTouched = (): EventTarget | null => touched?.on ?? null;

const controlOf = (target: EventTarget | null) => (target instanceof Element && target.closest(CONTROLS)) || target;

const isSecondTap = (target: EventTarget | null): boolean =>
  before !== null &&
  touched !== null &&
  touched.at - before.at <= SAME_TAP &&
  Math.hypot(touched.x - before.x, touched.y - before.y) <= SAME_PLACE &&
  controlOf(before.on) !== controlOf(target);

/**
 * The second tap of a double one is meant for what the first was on, and for nothing that came in the place of that: a sheet that rose, what a
 * sheet had covered, or another page. It does nothing. To be imported is enough.
 */
window.addEventListener(
  'pointerdown',
  ({ clientX, clientY, timeStamp, target }) => {
    // A scroll is no tap.
    before = clicked ? touched : null;
    touched = { x: clientX, y: clientY, at: timeStamp, on: target };
    clicked = false;
  },
  true,
);
window.addEventListener(
  'click',
  (event) => {
    if (clicked || !isSecondTap(event.target)) {
      clicked = true;
      return;
    }
    clicked = true;
    event.stopPropagation();
    event.preventDefault();
  },
  true,
);
