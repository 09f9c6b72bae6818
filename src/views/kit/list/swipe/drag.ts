import { dragOffset, SWIPE } from '../../../../machines/kit/list/swipe-row.ts';

/** Movement before a drag takes over from a tap or a scroll. */
const SLACK = 8;
/** The browser's own back gesture begins here. */
const EDGE = 24;

/** Which action shows at an offset; positive is to the physical right. */
const revealed = (offset: number): 'edit' | 'remove' | 'none' => (offset > SWIPE.reveal ? 'edit' : offset < -SWIPE.reveal ? 'remove' : 'none');

export interface SwipeListener {
  /** Where the row rests now: 0, 100 or -100. */
  readonly resting: () => number;
  /** The finger left the row, so many pixels from where it came down. */
  readonly released: (dx: number) => void;
}

/** Puts a row at an offset; only the style of this one element changes. */
export const place = (row: HTMLElement, offset: number): void => {
  row.style.setProperty('--dx', `${offset}px`);
  row.dataset.revealed = revealed(offset);
};

/** Lets a row be dragged sideways under the finger, from its first touch on; the answer lets go of it. */
export const attachSwipe = (row: HTMLElement, touch: PointerEvent, listener: SwipeListener): (() => void) => {
  let drag: { readonly id: number; readonly x: number; readonly y: number; readonly from: number; moving: boolean } | null = null;
  let swallowClick = false;

  const down = (event: PointerEvent) => {
    const awayFromEdges = event.clientX >= EDGE && event.clientX <= window.innerWidth - EDGE;
    if (!event.isPrimary || event.button !== 0 || !awayFromEdges) return;
    swallowClick = false;
    drag = { id: event.pointerId, x: event.clientX, y: event.clientY, from: listener.resting(), moving: false };
  };
  const move = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moving) {
      if (Math.abs(dy) > SLACK && Math.abs(dy) >= Math.abs(dx)) drag = null;
      if (Math.abs(dx) <= SLACK || drag === null) return;
      drag.moving = true;
      row.setPointerCapture(event.pointerId);
      row.dataset.dragging = 'true';
    }
    place(row, dragOffset(drag.from, dx));
  };
  const end = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return;
    const { moving, x } = drag;
    drag = null;
    if (!moving) return;
    delete row.dataset.dragging;
    swallowClick = event.type === 'pointerup';
    listener.released(event.type === 'pointerup' ? Math.round(event.clientX - x) : 0);
    place(row, listener.resting());
  };
  const click = (event: MouseEvent) => {
    if (!swallowClick) return;
    swallowClick = false;
    event.preventDefault();
    event.stopPropagation();
  };

  down(touch);
  row.addEventListener('pointerdown', down);
  row.addEventListener('pointermove', move);
  row.addEventListener('pointerup', end);
  row.addEventListener('pointercancel', end);
  row.addEventListener('click', click, { capture: true });
  return () => {
    row.removeEventListener('pointerdown', down);
    row.removeEventListener('pointermove', move);
    row.removeEventListener('pointerup', end);
    row.removeEventListener('pointercancel', end);
    row.removeEventListener('click', click, { capture: true });
  };
};
