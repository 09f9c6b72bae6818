import { deeds } from '../../../../src/views/kit/feedback/deeds.ts';

/** How a sentence says that something is done: by pressing, typing, emptying or choosing at a label, or to something that has a name. */
export interface Spoken {
  readonly how: 'press' | 'type' | 'choose' | 'touch';
  /** The label; of what is only named, each of the names. */
  readonly labels: readonly string[];
  /** What is typed or chosen; nothing where a field is emptied. */
  readonly value: string;
  readonly sentence: string;
}

const whole = (text: string): RegExp => new RegExp(`^${text}$`, 's');
const PRESSED = whole(deeds.pressed('(.+)'));
const WROTE = whole(deeds.wrote('(.+?)', '(.*)'));
const CHOSE = whole(deeds.chose('(.+?)', '(.*)'));
const EMPTIED = whole(deeds.emptied('(.+)'));
const NAMED = /«([^«»]+)»/g;

/** What the sentence of an event says of where and how it is done; null where it names nothing that could be found. */
export const spokenOf = (sentence: string): Spoken | null => {
  const said = (how: Spoken['how'], match: RegExpExecArray | null): Spoken | null =>
    match && { how, labels: [match[1] ?? ''], value: match[2] ?? '', sentence };
  const names = [...sentence.matchAll(NAMED)].map(([, name = '']) => name);
  return (
    said('press', PRESSED.exec(sentence)) ??
    said('type', WROTE.exec(sentence)) ??
    said('choose', CHOSE.exec(sentence)) ??
    said('type', EMPTIED.exec(sentence)) ??
    (names.length > 0 ? { how: 'touch', labels: names, value: '', sentence } : null)
  );
};
