import { eventType } from '../../../machines/viewer/kinds.ts';
import type { TapeStep } from '../../../machines/viewer/tape.ts';
import type { AreaNarration, Moment } from '../../kit/feedback/narration.ts';

const contextOf = (state: TapeStep['before']): Moment['before'] => (state?.snapshot.context ?? {}) as Moment['before'];

/** What happened in a step, as its sentence is made of it. */
const momentOf = ({ record, before, after }: TapeStep): Moment => ({
  event: (record.e ?? {}) as Moment['event'],
  before: contextOf(before),
  after: contextOf(after),
});

/** The sentence of a step; null where there is none. */
export const sentenceOf = (areas: readonly AreaNarration[]) => {
  const workflows = Object.assign({}, ...areas.map((area) => area.workflows ?? {})) as NonNullable<AreaNarration['workflows']>;
  return (step: TapeStep): string | null => {
    const tell = workflows[step.workflow]?.tells?.[eventType(step)];
    return typeof tell === 'function' ? tell(momentOf(step)) : (tell ?? null);
  };
};
