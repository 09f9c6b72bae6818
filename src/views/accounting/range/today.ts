import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';

/** Today in Tehran. */
export const useToday = (): string => useApp(({ at }) => tehranDay(at));
