import type { Workflow } from '../kit/workflow.ts';
import { type Language, languageOf } from './language.ts';
import { checkLeaf } from './leaf.ts';
import { type Bodies, bodyName } from './lists/bodies.ts';
import { MissingBody } from './lists/missing-body.ts';
import { BODY } from './record.ts';
import { Refused, type Visitor } from './walk.ts';

/** The languages of the workflows of a program, by name. */
export type Vocabulary = (workflow: string) => Language | undefined;

export type Descriptions = (workflow: string) => Workflow | undefined;

/** Looks descriptions up in a list. */
export const descriptionsOf = (workflows: Iterable<Workflow>): Descriptions => {
  const known = new Map([...workflows].map((workflow) => [workflow.name, workflow]));
  return (name) => known.get(name);
};

/** Languages compiled on first use with one visitor. */
export const vocabularyOf = (descriptions: Descriptions, visitor: Visitor): Vocabulary => {
  const known = new Map<string, Language>();
  return (name) => {
    const found = known.get(name);
    if (found) return found;
    const description = descriptions(name);
    if (description === undefined) return undefined;
    const language = languageOf(description, visitor, descriptions);
    known.set(name, language);
    return language;
  };
};

const sameKey = () => (key: string) => key;

/** Checks what is said against its description and replaces provider's lists by references. */
export const writing = (bodies: Bodies): Visitor => ({
  leaf: checkLeaf,
  key: sameKey,
  body: (content) => (value) => ({ [BODY]: bodies.put(bodies.isReady(value) ? value : content(value)) }),
});

/** Checks what was stored and puts the provider's lists back. */
export const reading = (bodies: Bodies): Visitor => ({
  leaf: checkLeaf,
  key: sameKey,
  body: (content) => (value) => {
    const name = bodyName(value);
    const found = name === null ? undefined : bodies.get(name);
    if (found === undefined) throw new Refused('a list that is not in the log');
    return content(found);
  },
});

/** Puts the lists back into an event that needs no check: what this program wrote itself. Throws `MissingBody`. */
export const withBodies = (value: unknown, bodies: Pick<Bodies, 'get'>): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const name = bodyName(value);
  if (name !== null) {
    const found = bodies.get(name);
    if (found === undefined) throw new MissingBody();
    return found;
  }
  if (Array.isArray(value)) return value.map((item) => withBodies(item, bodies));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withBodies(item, bodies)]));
};
