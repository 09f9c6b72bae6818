import { useRef, useState } from 'react';
import { onceReleased } from './released.ts';

/**
 * Keeps what is wrong with a typed value unsaid while one is still at it: it is said once the field is left, then or
 * when it turns out later (a list that was not read yet), and gone as soon as it is put right. Whoever leaves it for a button
 * has pressed that before anything moves. What opens wrong, a draft or a stored value, was left so.
 *
 * Answers what to say now, and what to do when the focus comes and when it leaves.
 */
export const useSaidOnLeaving = (problem: string | null) => {
  const [stands, setStands] = useState<'within' | 'left' | 'back'>(problem === null ? 'within' : 'left');
  const leaving = useRef<(() => boolean) | null>(null);
  if (stands === 'back' && problem === null) setStands('within');
  return {
    said: stands === 'within' ? null : problem,
    enter: () => {
      // Back before the press was over: it was not left.
      if (!leaving.current?.()) setStands(stands === 'left' && problem !== null ? 'back' : 'within');
    },
    leave: () => {
      leaving.current = onceReleased(() => setStands('left'));
    },
  };
};
