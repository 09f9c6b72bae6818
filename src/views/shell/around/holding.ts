import type { useSendApp } from '../../kit/actors.tsx';

const toastOf = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-toast]') : null);

/**
 * Tells of each message when somebody comes to it or leaves it, by the focus or by a mouse that moves over it: one that only rests where a
 * message comes is at nothing. Gives back how to let that be.
 */
export const holdMessages = (send: ReturnType<typeof useSendApp>): (() => void) => {
  let focus = toastOf(document.activeElement);
  let mouse: HTMLElement | null = null;
  let held: ReadonlySet<HTMLElement> = new Set();
  const look = () => {
    const before = held;
    held = new Set([focus, mouse].filter((toast) => toast?.isConnected) as HTMLElement[]);
    for (const toast of new Set([...before, ...held])) {
      if (toast.isConnected && before.has(toast) !== held.has(toast)) send({ type: 'notice.held', key: Number(toast.dataset.toast), held: held.has(toast) });
    }
  };
  const over = new AbortController();
  const on = <T extends 'focusin' | 'focusout' | 'pointermove' | 'pointerout'>(type: T, hear: (event: DocumentEventMap[T]) => void) =>
    document.addEventListener(
      type,
      (event) => {
        hear(event);
        look();
      },
      { signal: over.signal },
    );
  on('focusin', ({ target }) => (focus = toastOf(target)));
  on('focusout', ({ relatedTarget }) => (focus = toastOf(relatedTarget)));
  on('pointermove', ({ target, pointerType }) => (mouse = pointerType === 'mouse' ? toastOf(target) : null));
  on('pointerout', ({ relatedTarget }) => (mouse = toastOf(relatedTarget) === mouse ? mouse : null));
  look();
  return () => over.abort();
};
