import { type Disguise, type Field, type Fields, mayBeMissing, type Shape } from '../kit/shape.ts';

/** Takes one described value through; answers the value itself where nothing changed. Throws `Refused`. */
export type Walk = (value: unknown) => unknown;

/** What is done at the places of a value where something can be done. */
export interface Visitor {
  readonly leaf: (field: Field) => Walk;
  /** The keys of a record. */
  readonly key: (disguise: Disguise) => (key: string) => string;
  /** A provider's list; `content` takes its rows through. */
  readonly body: (content: Walk) => Walk;
}

/** A value that is not what its description says. Names the place and never the value. */
export class Refused extends Error {
  readonly reason: string;
  readonly place: string[] = [];

  constructor(reason: string) {
    super('refused');
    this.name = 'Refused';
    this.reason = reason;
  }

  describe(): string {
    return `${this.place.join('.') || 'value'}: ${this.reason}`;
  }
}

const refuse = (reason: string): never => {
  throw new Refused(reason);
};

/** Runs a walk one level down, so that a refusal knows its place. */
const inside = (place: string | number, walk: Walk, value: unknown): unknown => {
  try {
    return walk(value);
  } catch (error) {
    if (error instanceof Refused) error.place.unshift(String(place));
    throw error;
  }
};

type Plain = Record<string, unknown>;

/** JSON's own objects only: a Date, a Map or a class instance would come back as something else. */
const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

interface Member {
  readonly walk: Walk;
  readonly lenient: boolean;
}

const record = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;

/** Exactly the described keys; a described one may be missing when it is optional, or anywhere in a `partial`. */
const members = (fields: Fields, visitor: Visitor, tag: string | null, complete: boolean): Walk => {
  const known = record<Member>();
  for (const [name, shape] of Object.entries(fields)) known[name] = { walk: walkOf(shape, visitor), lenient: mayBeMissing(shape) };
  const needed = complete ? Object.keys(known).filter((name) => !known[name]?.lenient) : [];

  return (value) => {
    if (!isPlain(value)) return refuse('not an object');
    let copy: Plain | undefined;
    for (const key of Object.keys(value)) {
      if (key === tag) continue;
      const member = known[key];
      if (member === undefined) return refuse(`has the key ${key}, which is not described`);
      const before = value[key];
      if (before === undefined || (before === null && member.lenient)) continue;
      const after = inside(key, member.walk, before);
      if (after !== before) {
        copy ??= { ...value };
        copy[key] = after;
      }
    }
    for (const key of needed) if (value[key] === undefined) refuse(`lacks ${key}`);
    return copy ?? value;
  };
};

const variants = (of: Readonly<Record<string, Fields>>, tag: string, visitor: Visitor): Walk => {
  const known = record<Walk>();
  return (value) => {
    const name = isPlain(value) ? value[tag] : undefined;
    if (typeof name !== 'string') return refuse(`lacks ${tag}`);
    const fields = Object.hasOwn(of, name) ? of[name] : undefined;
    if (fields === undefined) return refuse(`has an unknown ${tag}`);
    // Compiled on first use: the root's language holds every resource, of which a session sees a few.
    known[name] ??= members(fields, visitor, tag, true);
    return known[name](value);
  };
};

const list =
  (item: Walk): Walk =>
  (value) => {
    if (!Array.isArray(value)) return refuse('not a list');
    let copy: unknown[] | undefined;
    for (let index = 0; index < value.length; index += 1) {
      const before: unknown = value[index];
      const after = inside(index, item, before);
      if (after !== before) {
        copy ??= [...(value as unknown[])];
        copy[index] = after;
      }
    }
    return copy ?? value;
  };

const entries =
  (item: Walk, named: ReadonlyMap<string, Walk>, rename: (key: string) => string): Walk =>
  (value) => {
    if (!isPlain(value)) return refuse('not an object');
    const result: Plain = {};
    let changed = false;
    for (const [key, before] of Object.entries(value)) {
      const after = inside('*', named.get(key) ?? item, before);
      const name = rename(key);
      result[name] = after;
      changed ||= after !== before || name !== key;
    }
    return changed ? result : value;
  };

/** Compiles a description into a walk. Unknown keys, wrong types and everything that is not JSON are refused. */
export const walkOf = (shape: Shape, visitor: Visitor): Walk => {
  switch (shape.kind) {
    case 'list':
      return list(walkOf(shape.of, visitor));
    case 'body':
      return visitor.body(walkOf(shape.of, visitor));
    case 'struct':
      return members(shape.fields, visitor, null, true);
    case 'partial':
      return members(shape.fields, visitor, null, false);
    case 'record':
      return entries(
        walkOf(shape.of, visitor),
        new Map(Object.entries(shape.named ?? {}).map(([key, of]) => [key, walkOf(of, visitor)])),
        visitor.key(shape.keys),
      );
    case 'variants':
      return variants(shape.of, shape.tag, visitor);
    case 'optional': {
      const walk = walkOf(shape.of, visitor);
      return (value) => (value === null || value === undefined ? value : walk(value));
    }
    default:
      return visitor.leaf(shape);
  }
};

/** A struct whose fields stand beside a tag: the events of a workflow. */
export const variantsWalk = variants;
export const structWalk = (fields: Fields, visitor: Visitor): Walk => members(fields, visitor, null, true);
