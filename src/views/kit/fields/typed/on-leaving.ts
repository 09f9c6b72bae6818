import { useState } from 'react';

/**
 * Keeps what is wrong with a typed value unsaid while one is still at it: it is said on leaving the field, and gone as
 * soon as it is put right.
 *
 * Answers what to say now, and what to do when the focus leaves.
 */
export const useSaidOnLeaving = (problem: string | null) => {
  const [left, setLeft] = useState(false);
  if (left && problem === null) setLeft(false);
  return { said: left ? problem : null, leave: () => setLeft(problem !== null) };
};
