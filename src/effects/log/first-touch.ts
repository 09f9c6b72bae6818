const TOUCHES = ['pointerdown', 'keydown', 'input', 'wheel'] as const;
const { promise, resolve } = Promise.withResolvers<void>();

/** Heeds from now on whether somebody touches the page. */
export const heedTouches = (): void => {
  for (const touch of TOUCHES) window.addEventListener(touch, () => resolve(), { once: true, capture: true });
};

/** Resolves as soon as somebody has touched the page. */
export const touched: Promise<void> = promise;
