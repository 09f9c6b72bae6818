import { useEffect } from 'react';

/** While `on`, Escape ends what is under way on the page, unless something lies over it, which it closes first. */
export const useEscape = (on: boolean, end: () => void): void => {
  useEffect(() => {
    if (!on) return;
    const pressed = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) end();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
};
