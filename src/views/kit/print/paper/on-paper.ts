import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const isLaidOut = (): boolean => document.querySelector('[data-print-sheet]') !== null;

/**
 * Whether paper is to be laid out: the program prints, or the browser does by its own command, where the page is `ready` for that: where our
 * button would print at once and ask nothing first. The browser waits for nothing, so what it prints is drawn before it goes on (D-216).
 */
export const useOnPaper = (printing: boolean, ready: boolean): boolean => {
  const [commanded, setCommanded] = useState(false);
  useEffect(() => {
    const lay = () => {
      // What the program prints, or another part of the page, is laid out already.
      if (ready && !isLaidOut()) flushSync(() => setCommanded(true));
    };
    const clear = () => setCommanded(false);
    window.addEventListener('beforeprint', lay);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', lay);
      window.removeEventListener('afterprint', clear);
    };
  }, [ready]);
  return printing || (commanded && ready);
};
