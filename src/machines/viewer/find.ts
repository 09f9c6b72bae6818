import { queryKeys, searchKey } from '../../schema/kit/persian-text.ts';
import { eventType } from './outline.ts';
import type { TapeStep } from './tape.ts';

/** Tells whether a step is about something: its event, workflow, actor, the sentence it is told in, or a word in what was said. Every word must occur. */
export const finderOf = (query: string, sentence: (step: TapeStep) => string | null): ((step: TapeStep) => boolean) => {
  const words = queryKeys(query);
  return (step) => {
    const { record, workflow, stored } = step;
    const text = searchKey(`${eventType(step)} ${workflow} ${record.a} ${record.x ?? ''} ${sentence(step) ?? ''} ${JSON.stringify(stored.e ?? '')}`);
    return words.every((word) => text.includes(word));
  };
};
