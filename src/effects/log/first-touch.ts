const TOUCHES = ['pointerdown', 'keydown', 'input'] as const;

/** Does something as soon as somebody has touched the page; at once where nobody can say that they have not. */
export const atFirstTouch = (work: () => void): void => {
  if (navigator.userActivation?.hasBeenActive !== false) {
    work();
    return;
  }
  const end = new AbortController();
  const begin = () => {
    end.abort();
    work();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, begin, { signal: end.signal, capture: true });
};
