/** What came of something that may be tried twice. */
export interface Tried<T> {
  readonly is: 'whole' | 'unsteady' | 'failed';
  /** What its last try came to. */
  readonly came: T;
  /** What the first came to, where there were two. */
  readonly first: T | null;
}

/**
 * Tries once more what failed: a browser that shares a busy machine makes a slip now and then. What is whole then counts,
 * and is to be named; what fails twice fails, and so does at once what no slip can have done.
 */
export const secondTry = async <T>(
  attempt: (isSecond: boolean) => Promise<T>,
  failed: (came: T) => boolean,
  maySlip: (came: T) => boolean,
): Promise<Tried<T>> => {
  const first = await attempt(false);
  if (!failed(first)) return { is: 'whole', came: first, first: null };
  if (!maySlip(first)) return { is: 'failed', came: first, first: null };
  const came = await attempt(true);
  return { is: failed(came) ? 'failed' : 'unsteady', came, first };
};

const MOST_UNSTEADY = 2;
const ONE_OF = 200;

/** Whether so many of all needed their second try that it is no slip any more: more than two, and of more than four hundred more than one in two hundred. */
export const isTooMany = (unsteady: number, all: number): boolean => unsteady > Math.max(MOST_UNSTEADY, all / ONE_OF);
