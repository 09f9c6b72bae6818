import fc from 'fast-check';
import { type Fields, mayBeMissing, type Shape } from '../../../src/schema/kit/shape.ts';
import { described } from '../../schema/wire-arbitraries.ts';

type Plain = Readonly<Record<string, unknown>>;

/** Anything that a description allows: half-typed texts, unknown words for codes, missing and null where a value may be missing. */
export const valuesOf = (shape: Shape): fc.Arbitrary<unknown> => {
  switch (shape.kind) {
    case 'list':
      return fc.array(valuesOf(shape.of), { maxLength: 3 });
    case 'body':
    case 'optional':
      return valuesOf(shape.of);
    case 'struct':
      return recordsOf(shape.fields);
    case 'partial':
      return recordsOf(shape.fields, true);
    case 'record':
      return fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), valuesOf(shape.of), { maxKeys: 3, noNullPrototype: true });
    case 'variants':
      return fc.constantFrom(...Object.keys(shape.of)).chain((name) => recordsOf(shape.of[name] ?? {}).map((fields) => ({ ...fields, [shape.tag]: name })));
    case 'code':
      return fc.oneof({ weight: 5, arbitrary: described(shape) }, { weight: 1, arbitrary: fc.constant('نامعلوم') });
    default:
      return described(shape);
  }
};

/** Structs of described fields. */
export const recordsOf = (fields: Fields, isPartial = false): fc.Arbitrary<Plain> => {
  const members = Object.entries(fields).map(([name, shape]) => [name, mayBeMissing(shape) ? fc.option(valuesOf(shape)) : valuesOf(shape)] as const);
  const requiredKeys = isPartial ? [] : Object.entries(fields).flatMap(([name, shape]) => (mayBeMissing(shape) ? [] : [name]));
  return fc.record(Object.fromEntries(members), { requiredKeys, noNullPrototype: true });
};

/** What no field of a kind can be. */
const wrongFor = ({ kind }: Shape): unknown =>
  kind === 'list' || kind === 'struct' || kind === 'partial' || kind === 'record' || kind === 'variants' ? 'x' : [{}];

const plainShape = (shape: Shape): Shape => (shape.kind === 'optional' || shape.kind === 'body' ? plainShape(shape.of) : shape);

/** The same payload made wrong in each way that a description can be broken: a key too many, one that is missing, one of another kind. */
export const spoilt = (fields: Fields, payload: Plain): readonly Plain[] => [
  { ...payload, undescribed: 'x' },
  ...Object.entries(fields).flatMap(([name, shape]) => {
    const { [name]: _, ...without } = payload;
    return [...(mayBeMissing(shape) ? [] : [without]), { ...payload, [name]: wrongFor(plainShape(shape)) }];
  }),
];
