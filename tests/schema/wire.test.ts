import { Schema } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resources } from '../../src/schema/api.ts';
import { persianDigits } from '../../src/schema/kit/digits.ts';
import {
  code,
  day,
  dayAsInstant,
  type Fields,
  flag,
  id,
  integer,
  list,
  literal,
  mayBeUnknown,
  moment,
  money,
  nationalNumber,
  optional,
  percent,
  phone,
  record,
  ref,
  struct,
  text,
  tooth,
  variants,
} from '../../src/schema/kit/shape.ts';
import { changeCodec } from '../../src/schema/kit/wire/codec.ts';
import { readerOf } from '../../src/schema/kit/wire/reader.ts';
import { rowsOf } from './wire-arbitraries.ts';

const read = (fields: Fields, wire: unknown): unknown => readerOf(fields)(wire) ?? 'unreadable';
const write = (fields: Fields, row: unknown): unknown => {
  const exit = Schema.encodeUnknownExit(changeCodec(fields))(row);
  return exit._tag === 'Success' ? exit.value : 'refused';
};
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(Object.entries(resources))('a row of %s', (_, { fields }) => {
  it('comes back from the wire as it went, whatever else the provider adds', () => {
    const more = fc.dictionary(
      fc.string().filter((name) => !(name in fields)),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(rowsOf(fields), more, (row, extra) => {
        const wire = json(write(fields, row)) as object;
        expect(read(fields, wire)).toEqual(row);
        expect(read(fields, { ...(json(extra) as object), ...wire })).toEqual(row);
      }),
    );
  });

  it('is read or refused, never a fault of the program', () => {
    const anything = fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, fc.jsonValue()])), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(anything, fc.jsonValue()), (wire) => {
        expect(['object', 'string']).toContain(typeof read(fields, wire));
      }),
    );
  });
});

describe('reading', () => {
  it.each([
    [money(), '150000', 150_000],
    [money(), '150000.00', 150_000],
    [money(), ' -20 ', -20],
    [money(), '150000.50', 'unreadable'],
    [money(), 'many', 'unreadable'],
    [integer(), 1.5, 'unreadable'],
    [percent(), '12.50', 12.5],
    [percent(), ' 12.5 ', 12.5],
    [percent(), '0x10', 'unreadable'],
    [percent(), '', 'unreadable'],
    [ref('clinics'), '7', 7],
    [ref('clinics'), { id: 7, name: 'x' }, 7],
    [flag(), 'True', true],
    [flag(), 0, false],
    [flag(), 'maybe', 'unreadable'],
    [nationalNumber(), 12_345_679, '0012345679'],
    [nationalNumber(), '۰۰۱۲۳۴۵۶۷۹', '0012345679'],
    [nationalNumber(), ' 001-234567-9 ', '0012345679'],
    [nationalNumber(), 12_345_678_901, 'unreadable'],
    [nationalNumber(), '12345679.0', '0012345679'],
    [nationalNumber(), '۰۰۱۲۳۴۵۶۷۹٫۰۰', '0012345679'],
    [nationalNumber(), '1234567.89', 'unreadable'],
    [nationalNumber(), '1234567.8.0', 'unreadable'],
    [nationalNumber(), 12_345_679.5, 'unreadable'],
    [nationalNumber(), 1e21, 'unreadable'],
    [text(), 42, '42'],
    [phone(), 989_121_234_567, '989121234567'],
    [day(), '2026-11-20T00:00:00Z', '2026-11-20'],
    [day(), '2026-02-30', 'unreadable'],
    [dayAsInstant(), '2026-03-21T00:00:00Z', '2026-03-21'],
    [dayAsInstant(), '2026-03-21T00:00:00+00:00', '2026-03-21'],
    [dayAsInstant(), '2026-03-20T20:30:00Z', '2026-03-21'],
    [dayAsInstant(), '2026-03-20T20:29:59Z', '2026-03-20'],
    [dayAsInstant(), '2026-03-21T00:00:00+03:30', '2026-03-21'],
    [moment(), '2026-11-20T09:30:00Z', '2026-11-20T13:00'],
    [moment(), '2026-11-20T13:00:00+03:30', '2026-11-20T13:00'],
    [moment(), '2026-11-20T13:00', '2026-11-20T13:00'],
    [moment(), 'soon', 'unreadable'],
    [tooth(), 16, '16'],
    [tooth(), '5A', '51'],
    [tooth(), '2c', '63'],
    [code([1, 2]), '2', 2],
    [code([1, 2]), 9, 9],
    [code([1, 2]), 'other', 'other'],
    [code([1, 2]), '', ''],
    [code([1, 2, 3], { words: { combined: 3 } }), 'Combined', 3],
  ] as const)('%j: %j is %j', (field, wire, value) => {
    expect(read({ a: field }, { a: wire })).toEqual(value === 'unreadable' ? value : { a: value });
  });

  it('reads a national number as it is however many zeros stand behind its point, and none where anything else does', () => {
    const fields = { a: nationalNumber() };
    const number = fc.integer({ min: 1, max: 9_999_999_999 });
    const point = fc.constantFrom('.', '٫');
    fc.assert(
      fc.property(number, point, fc.nat(4), fc.integer({ min: 1, max: 99 }), fc.boolean(), (value, mark, zeros, part, inPersian) => {
        const told = (text: string) => read(fields, { a: inPersian ? persianDigits(text) : text });
        expect(told(`${value}${mark}${'0'.repeat(zeros)}`)).toEqual({ a: String(value).padStart(10, '0') });
        expect(told(`${value}${mark}${part}`)).toBe('unreadable');
      }),
    );
  });

  it('takes for unknown what stands in the place of a national number and is none, and keeps the row', () => {
    const fields = { id: id(), a: mayBeUnknown(nationalNumber()) };
    for (const wire of ['ندارد', '0000000000', '۰', 0, '001234567912', 12_345_678_901, '12345679x', '1234567.89', 1e21, '-', null, '', true, {}])
      expect(read(fields, { id: 1, a: wire }), String(wire)).toEqual({ id: 1, a: null });
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(digits, (wire) => {
        const meant = wire.length <= 10 && Number(wire) > 0 ? wire.padStart(10, '0') : null;
        expect(read(fields, { id: 1, a: wire })).toEqual({ id: 1, a: meant });
      }),
    );
  });

  it('tells null, an empty text and a missing key apart', () => {
    const fields = { a: optional(text()), b: optional(text()), c: optional(text()) };
    expect(read(fields, { a: null, b: '' })).toEqual({ a: null, b: '' });
  });

  it('takes an empty text for nothing where a text makes no sense, but only if nothing may be there', () => {
    expect(read({ a: optional(day()), b: optional(ref('clinics')), c: optional(money()) }, { a: '', b: '', c: '' })).toEqual({ a: null, b: null, c: null });
    expect(read({ a: optional(day()), b: optional(phone()), c: optional(tooth()) }, { a: ' ', b: '', c: '' })).toEqual({ a: null, b: '', c: '' });
    expect(read({ a: day() }, { a: '' })).toBe('unreadable');
    expect(read({ a: text() }, { a: null })).toBe('unreadable');
  });

  it('takes for unknown what a provider need not know, in whatever way it says nothing', () => {
    const fields = { a: mayBeUnknown(code([1, 2])), b: mayBeUnknown(text()) };
    expect(read(fields, {})).toEqual({});
    expect(read(fields, { a: null, b: null })).toEqual({ a: null, b: null });
    expect(read(fields, { a: '', b: '' })).toEqual({ a: null, b: '' });
    expect(read(fields, { a: true, b: 'x' })).toBe('unreadable');
  });

  it('loses no patient for want of a gender or a name', () => {
    const UNKNOWABLE = ['first_name', 'last_name', 'gender'];
    const { fields } = resources.patients;
    const silence = fc.record(Object.fromEntries(UNKNOWABLE.map((name) => [name, fc.constantFrom('told', 'null', 'missing')])));
    fc.assert(
      fc.property(rowsOf(fields), silence, (row, how) => {
        const told = Object.entries(json(write(fields, row)) as object).filter(([name]) => how[name] !== 'missing');
        const wire = Object.fromEntries(told.map(([name, value]) => [name, how[name] === 'null' ? null : value]));
        const known = Object.entries(row).filter(([name]) => how[name] !== 'missing');
        expect(read(fields, wire)).toEqual(Object.fromEntries(known.map(([name, value]) => [name, how[name] === 'null' ? null : value])));
      }),
    );
  });

  it('goes into structs, lists and records', () => {
    const fields = { one: optional(struct({ id: id() })), many: list(struct({ id: id() })), named: record(money()) };
    expect(read(fields, { one: { id: '1', x: 2 }, many: [{ id: '2' }], named: { الف: '3' } })).toEqual({
      one: { id: 1 },
      many: [{ id: 2 }],
      named: { الف: 3 },
    });
    expect(read(fields, { one: null, many: [], named: {} })).toEqual({ one: null, many: [], named: {} });
  });

  it('takes nothing for a struct, a list or a record that is none, or that holds what is unreadable', () => {
    const fields = { one: optional(struct({ id: id() })), many: list(struct({ id: id() })), named: record(money()) };
    const whole = { one: { id: 1 }, many: [{ id: 2 }], named: { الف: 3 } };
    for (const broken of [{ one: [] }, { one: 'x' }, { one: { id: 'x' } }, { many: {} }, { many: 'x' }, { many: [{ id: 2 }, { id: 'x' }] }, { many: [null] }])
      expect(read(fields, { ...whole, ...broken }), JSON.stringify(broken)).toBe('unreadable');
    for (const broken of [{ named: [] }, { named: 'x' }, { named: null }, { named: { الف: 3, ب: 'x' } }])
      expect(read(fields, { ...whole, ...broken }), JSON.stringify(broken)).toBe('unreadable');
    for (const row of [[], [whole], 'x', 7, null, undefined]) expect(read({ a: optional(text()) }, row), JSON.stringify(row)).toBe('unreadable');
  });

  it('knows literals, and no unions of structs', () => {
    expect(read({ a: literal('x', 'y') }, { a: 'y' })).toEqual({ a: 'y' });
    expect(read({ a: literal('x', 'y') }, { a: 'z' })).toBe('unreadable');
    expect(() => readerOf({ a: variants('kind', { one: {} }) })).toThrow();
  });
});

describe('writing', () => {
  it.each([
    [nationalNumber(), '0012345679', 12_345_679],
    [nationalNumber({ asText: true }), '0012345679', '0012345679'],
    [nationalNumber(), '12345679', 'refused'],
    [text(), ' علي\u200c  رضا ', 'علی رضا'],
    [phone(), ' +989121234567 ', '+989121234567'],
    [dayAsInstant(), '2026-11-20', '2026-11-20T00:00:00Z'],
    [day(), '1405/08/29', 'refused'],
    [moment(), '2026-11-20T13:00', '2026-11-20T13:00:00+03:30'],
    [money(), 1.5, 'refused'],
    [money(), '1', 'refused'],
    [code([1, 2]), 2, 2],
    [code([1, 2]), 9, 'refused'],
    [code([1, 2]), 'other', 'refused'],
    [day(), null, 'refused'],
    [optional(day()), null, null],
    [optional(day()), '', 'refused'],
    [optional(text()), '', ''],
    [mayBeUnknown(code([1, 2])), 2, 2],
    [mayBeUnknown(code([1, 2])), 9, 'refused'],
    [tooth(), '', ''],
  ] as const)('%j: %j is %j', (field, value, wire) => {
    expect(write({ a: field }, { a: value })).toEqual(wire === 'refused' ? wire : { a: wire });
  });

  it('sends no key that it was not given, nor one of which nothing is known', () => {
    const fields = {
      a: mayBeUnknown(code([1, 2])),
      b: mayBeUnknown(text()),
      c: tooth({ initial: '', assumed: true }),
      d: money({ initial: 0, assumed: true }),
    };
    expect(write(fields, { a: null, b: null, c: '', d: 0 })).toEqual({ d: 0 });
    expect(write(fields, { b: '', c: '16' })).toEqual({ b: '', c: '16' });
    expect(write({ a: text(), b: optional(day()) }, {})).toEqual({});
  });
});
