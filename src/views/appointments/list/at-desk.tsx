import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { list } from '../texts.ts';

/** The table, which no phone has to fetch. */
const load = () => import('./desk.tsx');
const Day = lazy(() => load().then(({ DeskDay }) => ({ default: DeskDay })));
const Range = lazy(() => load().then(({ DeskRange }) => ({ default: DeskRange })));

/** A day, or with none a range of days, at the desk. */
export const AtDesk = ({ day }: { readonly day: string | null }) => (
  <Suspense fallback={<SkeletonRows count={8} label={list.loading} />}>{day === null ? <Range /> : <Day day={day} />}</Suspense>
);
