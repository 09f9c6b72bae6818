const TOUCHES = ['pointerdown', 'keydown', 'input', 'wheel'] as const;
let resolve = (): void => {};

/** Heeds from now on whether somebody touches the page. */
export const heedTouches = (): void => {
  for (const touch of TOUCHES) window.addEventListener(touch, () => resolve(), { once: true, capture: true });
};

/** Resolves as soon as somebody has touched the page. */
export const touched = new Promise<void>((come) => {
  resolve = come;
});
