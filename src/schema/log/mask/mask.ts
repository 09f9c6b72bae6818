import type { Field, Kind } from '../../kit/shape.ts';
import { type Descriptions, vocabularyOf } from '../codec.ts';
import type { Steps } from '../file/steps.ts';
import type { Delivered, Sender } from '../language.ts';
import { checkLeaf } from '../leaf.ts';
import { type Bodies, bodyName } from '../lists/bodies.ts';
import { isRow } from '../lists/pieces.ts';
import { BODY, type LogRecord } from '../record.ts';
import { Refused, type Visitor, type Walk } from '../walk.ts';
import { type Disguises, disguisesOf, type MaskKey } from './disguise.ts';
import { pseudonymsOf } from './pseudonym.ts';

/** A list that masked records refer to, which is long to disguise and so is disguised in steps. */
export interface MaskedList {
  readonly name: string;
  /** Its rows and how many were left out. Throws `Refused` where the log does not have it. */
  readonly rows: () => Steps<{ readonly rows: readonly unknown[]; readonly leftOut: number }>;
}

/** A log with everything personal replaced. */
export interface MaskedLog {
  readonly mask: (record: LogRecord) => LogRecord;
  /** The record without what was said: only that somebody was told something of a name that is described. */
  readonly withheld: (record: LogRecord) => LogRecord;
  /** The lists that are new since the last call. */
  readonly lists: () => readonly MaskedList[];
}

export interface MaskOptions {
  readonly key: MaskKey;
  /** The workflows of actors, by path, that began before the first record. */
  readonly known?: ReadonlyMap<string, string>;
  /** Sets the names of its lists apart from those of other logs. */
  readonly sid: string;
  /** Which rows of a workflow's list stay. */
  readonly needed: (workflow: string, row: unknown) => boolean;
}

interface Masked {
  readonly workflow: string;
  readonly row: unknown;
}

/** Rows between two steps. */
const HANDFUL = 20;

const NUMBERED: readonly Kind[] = ['code', 'tooth'];
/** What is no code and no tooth: a provider may have a sentence in its place. */
const isWords = (value: unknown): boolean => typeof value === 'string' && !/^\d{0,9}$/.test(value);

const disguiseOf = ({ rules, kind, values }: Field, disguises: Disguises) => {
  const { disguise } = rules;
  if (NUMBERED.includes(kind)) return (value: unknown) => (isWords(value) ? disguises.hidden(value) : value);
  // Who forgot to say how a value is disguised has it disguised as text.
  if (disguise === undefined) return kind === 'literal' ? disguises.keep : disguises.text;
  // Machines say the program's own words, and the fold compares what they say.
  if (values !== undefined && disguise === 'asked') return (value: unknown) => (values.includes(value as string) ? value : disguises.asked(value));
  return disguises[disguise];
};

const senderOf = ({ p, m }: LogRecord): Sender | null => (p === undefined ? (m === undefined ? null : { workflow: m }) : { port: p });

/**
 * Disguises the records of a session by the descriptions of its workflows, which alone say what is personal. Of what does
 * not fit its description, or has none any more, nothing is exported but that it was said.
 *
 * The result is pseudonymous, not anonymous: the same words stay the same words, lengths and distances of days remain, and
 * who knows when it was recorded can tell by how much the days moved.
 */
export const maskedLog = (descriptions: Descriptions, originals: Pick<Bodies, 'read'>, { key, known, sid, needed }: MaskOptions): MaskedLog => {
  const disguises = disguisesOf(key, pseudonymsOf(key.bytes));
  const speakers = new Map(known);
  const names = new Map<string, string>();
  /** Versions of a list have most of their rows in common. */
  const rows = new WeakMap<object, Masked>();
  let speaker = '';
  let fresh: MaskedList[] = [];

  const disguisedRow = (row: unknown, content: Walk): unknown => {
    try {
      return (content([row]) as readonly unknown[])[0];
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  };

  /** The disguised row, or nothing where it is not needed or cannot be disguised. */
  const rowOf = (workflow: string, row: unknown, content: Walk): Masked => {
    const seen = rows.get(row as object);
    if (seen?.workflow === workflow) return seen;
    const made = { workflow, row: needed(workflow, row) ? disguisedRow(row, content) : undefined };
    rows.set(row as object, made);
    return made;
  };

  function* rowsOf(workflow: string, name: string, content: Walk): ReturnType<MaskedList['rows']> {
    const original = yield* originals.read(name);
    if (!Array.isArray(original) || !original.every(isRow)) throw new Refused('a list that is not in the log');
    const kept: unknown[] = [];
    for (const [index, row] of original.entries()) {
      if (index % HANDFUL === 0) yield;
      const { row: masked } = rowOf(workflow, row, content);
      if (masked !== undefined) kept.push(masked);
    }
    return { rows: kept, leftOut: original.length - kept.length };
  }

  const visitor: Visitor = {
    leaf: (field) => {
      const check = checkLeaf(field);
      const change = disguiseOf(field, disguises);
      return (value) => change(check(value));
    },
    key: (disguise) => {
      const change = disguises[disguise];
      return (name) => change(name) as string;
    },
    body: (content) => (reference) => {
      const original = bodyName(reference);
      if (original === null) throw new Refused('not a list');
      const workflow = speaker;
      const place = `${workflow} ${original}`;
      const name = names.get(place) ?? `${sid}/${names.size}`;
      if (!names.has(place)) fresh.push({ name, rows: () => rowsOf(workflow, original, content) });
      names.set(place, name);
      return { [BODY]: name };
    },
  };
  const vocabulary = vocabularyOf(descriptions, visitor);

  const withheld = ({ s, t, a, k, m, v, x, f, e }: LogRecord): LogRecord => {
    const known = {
      ...(m === undefined ? {} : { m }),
      ...(v === undefined ? {} : { v }),
      ...(x === undefined ? {} : { x }),
      ...(f === undefined ? {} : { f }),
    };
    if (k === 'init') return { s, t, a, k, ...known };
    const { type = '' } = (e ?? {}) as { readonly type?: string };
    const described = type.startsWith('xstate.') || Object.hasOwn(descriptions(speakers.get(a) ?? '')?.events ?? {}, type);
    return { s, t, a, k: 'refused', ...known, e: { type: described ? type : '?' } };
  };

  const masked = (record: LogRecord): LogRecord => {
    const { k, e } = record;
    const language = vocabulary(speaker);
    if (language === undefined) throw new Refused('a workflow that is not described');
    if (k === 'init') return e === undefined ? record : { ...record, e: language.input(e) };
    if (k === 'refused') return record;
    return { ...record, e: language.event(e as Delivered, senderOf(record)).e };
  };

  return {
    withheld,
    lists: () => {
      const taken = fresh;
      fresh = [];
      return taken;
    },
    mask: (record) => {
      const { a, k, m } = record;
      if (k === 'init' && m !== undefined) speakers.set(a, m);
      speaker = speakers.get(a) ?? '';
      try {
        return masked(record);
      } catch (error) {
        if (error instanceof Refused) return withheld(record);
        throw error;
      }
    },
  };
};
