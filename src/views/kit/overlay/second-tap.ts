/** Where a finger tapped, on what, and when. */
interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly control: EventTarget | null;
}

/** The second tap of a double one: so near, in pixels, and so soon, in milliseconds. */
const SAME_PLACE = 24;
const SAME_TAP = 400;

let touched: EventTarget | null = null;
let before: Tap | null = null;

/** What was touched last. */
export const lastTouched = (): EventTarget | null => touched;

/** What is pressed by a tap on one of its parts; a label and its field are one. */
const controlOf = (target: EventTarget | null): EventTarget | null => {
  const control = target instanceof Element ? target.closest('a, button, input, textarea, label, [role]') : null;
  return (control instanceof HTMLLabelElement && control.control) || control || target;
};

window.addEventListener('pointerdown', ({ target }) => (touched = target), true);

/**
 * The second tap of a double one is meant for what the first was on, and for nothing that came in the place of that: a sheet that rose, what a
 * sheet had covered, or another page. It does nothing. To be imported is enough.
 */
window.addEventListener(
  'click',
  (event) => {
    // Pressed by a key.
    if (event.detail === 0) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const control = controlOf(event.target);
    const isSecond = before !== null && at - before.at <= SAME_TAP && Math.hypot(x - before.x, y - before.y) <= SAME_PLACE && control !== before.control;
    before = { x, y, at, control };
    if (!isSecond) return;
    event.stopPropagation();
    event.preventDefault();
  },
  true,
);
