import type { Field } from '../../kit/shape.ts';
import { type Bodies, bodyName, createBodies } from '../bodies.ts';
import { type Descriptions, vocabularyOf } from '../codec.ts';
import type { Delivered, Sender } from '../language.ts';
import { checkLeaf } from '../leaf.ts';
import { BODY, type LogRecord } from '../record.ts';
import { Refused, type Visitor } from '../walk.ts';
import { type Disguises, disguisesOf, type MaskKey } from './disguise.ts';
import { pseudonymsOf } from './pseudonym.ts';

/** A log with everything personal replaced, and the lists it refers to. */
export interface MaskedLog {
  readonly mask: (record: LogRecord) => LogRecord;
  /** The lists that masked records refer to. */
  readonly bodies: Bodies;
}

const disguiseOf = ({ rules, kind }: Field, disguises: Disguises) => {
  const { disguise } = rules;
  // Who forgot to say how a value is disguised has it disguised as text.
  if (disguise === undefined) return kind === 'literal' ? disguises.keep : disguises.text;
  return disguises[disguise];
};

const visitorOf = (disguises: Disguises, originals: Bodies, masked: Bodies): Visitor => ({
  leaf: (field) => {
    const check = checkLeaf(field);
    const change = disguiseOf(field, disguises);
    return (value) => change(check(value));
  },
  key: (disguise) => {
    const change = disguises[disguise];
    return (key) => change(key) as string;
  },
  body: (content) => {
    const done = new Map<string, string>();
    return (reference) => {
      const name = bodyName(reference);
      if (name === null) throw new Refused('not a list');
      const found = done.get(name) ?? masked.put(content(originals.get(name)));
      done.set(name, found);
      return { [BODY]: found };
    };
  },
});

const senderOf = ({ p, m }: LogRecord): Sender | null => (p === undefined ? (m === undefined ? null : { workflow: m }) : { port: p });

/**
 * Disguises the records of a session by the descriptions of its workflows, which alone say what is personal. An event that
 * does not fit its description throws `Refused`: what cannot be disguised is not exported.
 *
 * `known` names the workflows of actors, by path, that began before the first record.
 * The result is pseudonymous, not anonymous: the same words stay the same words, lengths and distances of days remain, and
 * who knows when it was recorded can tell by how much the days moved.
 */
export const maskedLog = (descriptions: Descriptions, originals: Bodies, key: MaskKey, known: ReadonlyMap<string, string> = new Map()): MaskedLog => {
  const bodies = createBodies();
  const vocabulary = vocabularyOf(descriptions, visitorOf(disguisesOf(key, pseudonymsOf(key.bytes)), originals, bodies));
  const speakers = new Map(known);

  return {
    bodies,
    mask: (record) => {
      const { a, k, m, e } = record;
      if (k === 'init' && m !== undefined) speakers.set(a, m);
      const language = vocabulary(speakers.get(a) ?? '');
      if (language === undefined) throw new Refused('a workflow that is not described');
      if (k === 'init') return e === undefined ? record : { ...record, e: language.input(e) };
      if (k === 'refused') return record;
      return { ...record, e: language.event(e as Delivered, senderOf(record)).e };
    },
  };
};
