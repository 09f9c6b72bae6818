import type { Failure } from '../../../schema/kit/failure.ts';

/** A failure without what the provider said of it: in a report these words are disguised, and what is left of them says nothing. */
export const wordless = (failure: Failure): Failure => {
  if (failure._tag === 'Unavailable') return { _tag: failure._tag, status: failure.status };
  if (failure._tag === 'Rejected') return { _tag: failure._tag, status: failure.status, general: [], fields: {}, ...(failure.bare ? { bare: true } : {}) };
  return failure;
};
