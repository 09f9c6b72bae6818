import { Context } from 'effect';
import type { Hearing } from '../../schema/kit/wire/hearing.ts';

/** Hears nothing. */
export const nobody: Hearing = () => () => {};

/** Who hears of rows that a port will answer with while others are on their way; nobody unless said. */
export const Ahead = Context.Reference<Hearing>('matab/Ahead', { defaultValue: () => nobody });
