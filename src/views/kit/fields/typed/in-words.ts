import { useEffect } from 'react';

/** It comes with the first word: most days and times are figures. */
export const loadWords = () => import('../../../../schema/kit/draft/typed/words.ts');

type Words = Awaited<ReturnType<typeof loadWords>>;

/** Has what is typed in words read by `take`, where figures did not say what is `meant`. */
export const useInWords = (typed: string, meant: string | null, take: (words: Words) => void): void => {
  useEffect(() => {
    let stands = meant === null && /\p{L}/u.test(typed);
    // Where it does not come, the field says that it cannot read this, and asks again with the next letter.
    if (stands)
      loadWords().then(
        (words) => stands && take(words),
        () => undefined,
      );
    return () => {
      stands = false;
    };
  });
};
