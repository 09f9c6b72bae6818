import { type Descriptions, vocabularyOf } from './codec.ts';
import { checkLeaf } from './leaf.ts';
import type { LogRecord } from './record.ts';
import { Refused } from './walk.ts';

/** Tells of a workflow's records whether its description still says them the way they were written; bodies are in place. */
export const hearing = (descriptions: Descriptions): ((workflow: string) => (record: Pick<LogRecord, 'k' | 'e'>) => boolean) => {
  const vocabulary = vocabularyOf(descriptions, { leaf: checkLeaf, key: () => (key) => key, body: (content) => content });
  return (workflow) =>
    ({ k, e }) => {
      const language = vocabulary(workflow);
      if (language === undefined) return true;
      try {
        if (k === 'init') language.input(e ?? {});
        else language.event(e as { readonly type: string }, null);
        return true;
      } catch (error) {
        if (error instanceof Refused) return false;
        throw error;
      }
    };
};
