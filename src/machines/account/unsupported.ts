import type { Failure } from '../../schema/kit/failure.ts';

/** The provider does not have the call at all (D-60). */
export const isUnsupported = (failure: Failure): boolean => failure._tag === 'Rejected' && (failure.status === 404 || failure.status === 405);
