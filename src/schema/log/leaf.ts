import type { Field, Kind } from '../kit/shape.ts';
import { Refused, type Walk } from './walk.ts';

/** How a value of each kind is stored: a text, a number, a truth value; a code may be a number or an unknown word. */
const FORMS: Record<Exclude<Kind, 'literal'>, 'text' | 'number' | 'flag' | 'code'> = {
  id: 'number',
  integer: 'number',
  money: 'number',
  percent: 'number',
  ref: 'number',
  flag: 'flag',
  code: 'code',
  text: 'text',
  nationalNumber: 'text',
  phone: 'text',
  day: 'text',
  dayAsInstant: 'text',
  moment: 'text',
  tooth: 'text',
};

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

const TESTS: Record<'text' | 'number' | 'flag' | 'code', (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: isNumber,
  flag: (value) => typeof value === 'boolean',
  code: (value) => typeof value === 'string' || isNumber(value),
};

/**
 * Lets a value through if it is of its field's type. A form as it stands is half filled, so what makes a value complete
 * (ten digits, an existing day) is not asked here.
 */
export const checkLeaf = (field: Field): Walk => {
  const { kind, values } = field;
  if (kind === 'literal') {
    return (value) => {
      if (!(values ?? []).includes(value as string)) throw new Refused('not one of its values');
      return value;
    };
  }
  const form = FORMS[kind];
  const fits = TESTS[form];
  return (value) => {
    if (!fits(value)) throw new Refused(`not a ${form}`);
    return value;
  };
};
