import { appWorkflow } from '../../../src/schema/app/workflow.ts';
import { descriptionsOf, vocabularyOf } from '../../../src/schema/log/codec.ts';
import type { Delivered, Language } from '../../../src/schema/log/language.ts';
import { checkLeaf } from '../../../src/schema/log/leaf.ts';
import { Refused } from '../../../src/schema/log/walk.ts';
import { answeredBy } from '../calls.ts';
import { explore, type Model } from '../walk.ts';

/** What may be said to a workflow, by its description; provider's lists stand in place. */
export const languageOfModel = ({ description }: Pick<Model, 'description'>): Language => {
  const vocabulary = vocabularyOf(descriptionsOf([appWorkflow, description]), { leaf: checkLeaf, key: () => (key) => key, body: (content) => content });
  return vocabulary(description.name) as Language;
};

/** Why something does not fit its description; null where it does. */
export const refusalOf = (hear: () => unknown): string | null => {
  try {
    hear();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.describe();
    throw error;
  }
};

/** The samples of a model that the log would refuse to write down: nobody could say them in the product. */
export const undescribed = (model: Model): readonly string[] => {
  const language = languageOfModel(model);
  const found = new Set<string>();
  const hear = (what: string, told: () => unknown): void => {
    const why = refusalOf(told);
    if (why !== null) found.add(`${what} is not described: ${why}`);
  };
  if (!model.madeUp) for (const input of model.inputs) hear('input', () => language.input(input ?? {}));
  const heard = new WeakSet<object>();
  for (const { before, event } of explore(model).edges) {
    if (heard.has(event)) continue;
    heard.add(event);
    const src = before ? answeredBy(event, before.snapshot)?.src : undefined;
    // The end of another workflow is described by that one.
    if (src !== undefined && !(src in model.description.ports)) continue;
    hear(event.type, () => language.event(event as Delivered, src === undefined ? null : { port: src }));
  }
  return [...found];
};
