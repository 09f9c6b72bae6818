import fc from 'fast-check';
import type { AnyEventObject } from 'xstate';
import { failure } from '../../../src/schema/kit/failure.ts';
import type { Shape } from '../../../src/schema/kit/shape.ts';
import { awaitedIn } from '../calls.ts';
import { done, error, type Model, unsaid } from '../walk.ts';
import { recordsOf, valuesOf } from './arbitrary.ts';

type Sample = Model['events'][string];

/** The same in every run, and few: each may double the situations. */
const FEW = { seed: 1, numRuns: 3 };

const sampled = (shape: Shape): readonly unknown[] => fc.sample(valuesOf(shape), FEW);

/** What the calls under an id may answer, each as its port is described. */
const answers =
  (id: string, of: (src: string) => readonly unknown[], as: (id: string, value: unknown) => AnyEventObject): Sample =>
  (snapshot) =>
    awaitedIn(snapshot).flatMap((call) => (call.id === id ? of(call.src).map((value) => as(id, value)) : []));

/** Samples of an event as it is described, of a call's answers, or of a delay that is over; nothing of what nobody describes. */
const samplesFor = ({ events, ports }: Model['description'], type: string): Sample | undefined => {
  const fields = events[type];
  if (fields) return fc.sample(recordsOf(fields), FEW).map((payload): AnyEventObject => ({ ...payload, type }));
  const [, kind, id = ''] = /^xstate\.(after|done\.actor|error\.actor)\.(.+)$/.exec(type) ?? [];
  switch (kind) {
    case 'after':
      return [{ type }];
    case 'done.actor':
      return answers(id, (src) => (ports[src] ? sampled(ports[src].output) : []), done);
    case 'error.actor':
      return answers(id, (src) => (src in ports ? sampled(failure) : []), error);
    default:
      return undefined;
  }
};

/** A model with generated samples of every event that the machine or its description has and the model says nothing of. */
export const completed = (model: Model): Model => {
  const made = unsaid(model).flatMap((type): readonly (readonly [string, Sample])[] => {
    const sample = samplesFor(model.description, type);
    return sample ? [[type, sample]] : [];
  });
  return made.length === 0 ? model : { ...model, events: { ...model.events, ...Object.fromEntries(made) } };
};
