import { eventType, isAction, isAnswer, isFailure, problemsFound } from '../../../machines/viewer/kinds.ts';
import type { TapeStep } from '../../../machines/viewer/tape.ts';
import type { AreaNarration, Moment, Tell } from '../../kit/feedback/narration.ts';
import { bare } from './bare.ts';
import { answered, beginning, failing } from './call-sentences.ts';
import { type Wording, worded } from './kinds/wording.ts';
import { calls, program, refusal } from './texts.ts';

type Plain = Moment['event'];

const memoryOf = (state: TapeStep['before']): Plain => (state?.snapshot.context ?? {}) as Plain;

/** What a form found wrong with itself, field by field. */
const problemsOf = (step: TapeStep, { problem, labels }: Wording): string | null => {
  const draft = (memoryOf(step.after).draft ?? {}) as Plain;
  const said = problemsFound(step).map((found) => {
    const text = bare(problem(found, draft) ?? refusal.unnamed);
    const label = found.field === null ? undefined : labels[found.field];
    return label === undefined || text.includes(label) ? text : refusal.at(label, text);
  });
  return said.length === 0 ? null : said.join('، ');
};

/**
 * The sentence of a step; null where there is none: what an event says, or what an answer says; then what a form found wrong,
 * and what is asked because of it.
 */
export const sentenceOf = (areas: readonly AreaNarration[], wordings: ReadonlyMap<string, Wording>) => {
  const unknown = worded({ kind: 'own', title: program.somewhere });

  const say = (tell: Tell | undefined, { record, before, after, leftOut = 0 }: TapeStep): string | null => {
    if (typeof tell !== 'function') return tell ?? null;
    const event = (record.e ?? {}) as Plain;
    return tell({ event, at: before?.snapshot.value, before: memoryOf(before), after: memoryOf(after), byPerson: isAction({ record }), leftOut, areas });
  };

  const answer = (step: TapeStep, wording: Wording): string => {
    if (isFailure(step)) return failing(step, wording);
    const { id, port, name } = answered(step, wording);
    return say(wording.answers[id] ?? wording.answers[port], step) ?? calls.done(name);
  };

  const happened = (step: TapeStep, wording: Wording): string | null => {
    if (isAnswer(step)) return answer(step, wording);
    if (isFailure(step)) return program.broken(wordings.get(step.record.m ?? '')?.title ?? program.somewhere);
    return say(wording.tells[eventType(step)], step);
  };

  return (step: TapeStep): string | null => {
    const { record, before, after, workflow } = step;
    const wording = wordings.get(workflow) ?? unknown;
    if (record.k === 'refused') return program.notWritten(wording.title);
    if (record.k === 'lost') return isAnswer(step) ? calls.late(answered(step, wording).name) : null;
    if (after?.snapshot.status === 'error' && before?.snapshot.status !== 'error') return program.broken(wording.title);
    const text = happened(step, wording);
    const problems = problemsOf(step, wording);
    const whole = text !== null && problems !== null ? refusal.refused(text, problems) : text;
    const parts = [whole, beginning(step, wording)].filter((part) => part !== null);
    return parts.length === 0 ? null : parts.reduce(calls.and);
  };
};
