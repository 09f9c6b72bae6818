import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model } from './walk.ts';

/** What a model tries of an event in a situation; nothing of an event that it does not name. */
export const samplesOf = ({ events }: Pick<Model, 'events'>, type: string, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => {
  const sample = events[type];
  return typeof sample === 'function' ? sample(snapshot) : (sample ?? []);
};

/** The same of all events. */
export const samplesIn = (model: Pick<Model, 'events'>, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  Object.keys(model.events).flatMap((type) => samplesOf(model, type, snapshot));

/** What is said of an event, by its type or by the name that stands for all that begin like it. */
export const saidOf = <T>(all: Readonly<Record<string, T>>, type: string): T | undefined => all[type] ?? all[type.replace(/[^.]*$/, '*')];
