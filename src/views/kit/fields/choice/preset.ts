import { useState } from 'react';

/**
 * Marks a value that was put there by the program and could be wrong, until somebody has touched the field: `preset` says
 * that it still stands as it opened.
 *
 * Answers whether to mark it now, and what to do when it is touched, be it only to agree.
 */
export const usePreset = (preset: boolean) => {
  const [touched, setTouched] = useState(false);
  return { marked: preset && !touched, touch: () => setTouched(true) };
};
