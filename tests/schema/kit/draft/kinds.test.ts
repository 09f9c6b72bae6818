import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceEntry, codeEntry, flagEntry, presetCodeEntry, refEntry } from '../../../../src/schema/kit/draft/choice.ts';
import { dayEntry } from '../../../../src/schema/kit/draft/day.ts';
import { draftOf } from '../../../../src/schema/kit/draft/draft-of.ts';
import { amountEntry, integerEntry, percentEntry, percentTyped } from '../../../../src/schema/kit/draft/number.ts';
import { digitsEntry, nationalNumberEntry, phoneEntry, tagsEntry, textEntry } from '../../../../src/schema/kit/draft/text.ts';
import { dayOfNumber } from '../../../../src/schema/kit/jalali.ts';
import { normalise } from '../../../../src/schema/kit/persian-text.ts';
import {
  code,
  day,
  type Fields,
  flag,
  id,
  integer,
  money,
  nationalNumber,
  optional,
  percent,
  phone,
  ref,
  text as textField,
  type ValueOf,
} from '../../../../src/schema/kit/shape.ts';
import { joinTags } from '../../../../src/schema/kit/tags.ts';
import { inDigits, providerOf } from './provider.ts';

const TODAY = '2026-11-20';

/** A form of one field, as these tests ask it. */
interface OneField {
  readonly empty: { readonly value?: unknown };
  readonly open: (record: never) => { readonly value?: unknown };
  readonly problems: (draft: never, today: string) => readonly { readonly code: string }[];
  readonly created: (draft: never) => { readonly value?: unknown };
  readonly changed: (draft: never, opened: never) => { readonly value?: unknown };
  readonly replaced: (draft: never, opened: never) => { readonly value?: unknown };
  readonly isAsSent: (payload: never, record: never) => boolean;
}

const one = <const F extends Fields[string]>(field: F) => ({ id: id(), value: field });

const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const persian = fc.string({ unit: fc.constantFrom('ا', 'ی', 'ي', 'ک', 'ك', ' ', '\u200c', '،', 'ـ'), maxLength: 12 });
const anyText = fc.oneof(fc.string({ maxLength: 30 }), persian);
const word = anyText.map((typed) => normalise(typed.replace(/[,،]/g, ''))).filter(Boolean);
const spread = (typed: fc.Arbitrary<string>, between: string) =>
  fc.tuple(typed, fc.constantFrom(...between, '')).map(([text, mark]) => text.replace(/(?<=\d{3})(?=\d)/, mark));
const anyDay = fc.integer({ min: -36_500, max: 20_000 }).map(dayOfNumber);
const number = fc.integer({ min: 1, max: 1_000_000 });
const hundredths = fc.integer({ min: 0, max: 10_000 }).map((count) => count / 100);
/** What follows the country code; no Iranian number has a 0 there. */
const subscriber = digits(10).filter((number) => !number.startsWith('0'));
const amount = fc.maxSafeNat();
const typedDays = fc.record({ typed: fc.string(), day: anyDay });
const typedTags = fc.record({ tags: fc.uniqueArray(word), typed: anyText });
const chosen = fc.record({ id: number, name: fc.option(word) }, { requiredKeys: ['id'] });

const must = { required: 'required', invalid: 'invalid' } as const;
const fieldsOf = {
  text: one(optional(textField({ max: 500 }))),
  digits: one(optional(textField({ disguise: 'digits' }))),
  phone: one(optional(phone())),
  nationalNumber: one(optional(nationalNumber())),
  tags: one(optional(textField())),
  amount: one(optional(money())),
  percent: one(optional(percent())),
  integer: one(optional(integer())),
  code: one(optional(code([1, 2, 3]))),
  ref: one(optional(ref('insurances'))),
  flag: one(flag()),
  day: one(optional(day())),
};

/** By kind: a form of it, its field, what a person may leave in it, and what a record may hold. */
const kinds: readonly (readonly [string, OneField, Fields, fc.Arbitrary<unknown>, fc.Arbitrary<unknown>])[] = [
  ['text', draftOf(fieldsOf.text)({ value: textEntry({ required: 'required' }) }), fieldsOf.text, anyText, word],
  ['digits', draftOf(fieldsOf.digits)({ value: digitsEntry({ required: 'required' }) }), fieldsOf.digits, spread(digits(16), ' -/'), digits(9)],
  [
    'phone',
    draftOf(fieldsOf.phone)({ value: phoneEntry({ required: 'required' }) }),
    fieldsOf.phone,
    fc.oneof(
      spread(
        fc.tuple(fc.constantFrom('0', '+98', '0098'), subscriber).map((parts) => parts.join('')),
        ' -(',
      ),
      anyText,
    ),
    fc.oneof(
      subscriber.map((rest) => `+98${rest}`),
      fc.constantFrom('118', '+98 21', '+49 30 1234', '0098'),
    ),
  ],
  [
    'nationalNumber',
    draftOf(fieldsOf.nationalNumber)({ value: nationalNumberEntry(must) }),
    fieldsOf.nationalNumber,
    spread(digits(10), ' -\u200c'),
    digits(10),
  ],
  [
    'tags',
    draftOf(fieldsOf.tags)({ value: tagsEntry({ required: 'required' }) }),
    fieldsOf.tags,
    typedTags,
    fc.uniqueArray(word, { minLength: 1 }).map(joinTags),
  ],
  ['amount', draftOf(fieldsOf.amount)({ value: amountEntry(must) }), fieldsOf.amount, spread(amount.map(String), '٬'), amount],
  ['percent', draftOf(fieldsOf.percent)({ value: percentEntry(must) }), fieldsOf.percent, hundredths.map(String), hundredths],
  ['integer', draftOf(fieldsOf.integer)({ value: integerEntry(must) }), fieldsOf.integer, fc.integer().map(String), fc.integer()],
  ['code', draftOf(fieldsOf.code)({ value: codeEntry({ required: 'required' }) }), fieldsOf.code, fc.constantFrom(1, 2, 3), fc.constantFrom(1, 2, 3)],
  ['preset code', draftOf(fieldsOf.code)({ value: presetCodeEntry(2) }), fieldsOf.code, fc.constantFrom(1, 2, 3), fc.constantFrom(1, 2, 3)],
  ['reference', draftOf(fieldsOf.ref)({ value: refEntry({ required: 'required' }) }), fieldsOf.ref, number, number],
  ['choice', draftOf(fieldsOf.ref)({ value: choiceEntry({ name: optional(textField()) }, { required: 'required' }) }), fieldsOf.ref, chosen, number],
  ['flag', draftOf(fieldsOf.flag)({ value: flagEntry() }), fieldsOf.flag, fc.boolean(), fc.boolean()],
  ['day', draftOf(fieldsOf.day)({ value: dayEntry(must) }), fieldsOf.day, typedDays, anyDay],
];

/** What a form may hold besides what a provider could be sent. */
const isFine = (draft: OneField, held: unknown): boolean => draft.problems({ value: held } as never, TODAY).length === 0;

describe.each(kinds)('a field of the kind %s', (kind, draft, fields, held, stored) => {
  const provider = providerOf(fields);

  it('shows a stored value so that it is stored again, and sends nothing of it untouched', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const opened = draft.open({ id: 1, value } as never);
        expect(draft.created(opened as never).value).toBe(value);
        expect([draft.changed(opened as never, opened as never), draft.replaced(opened as never, opened as never)]).toEqual([{}, {}]);
      }),
    );
  });

  it('is as sent once it was stored, whatever stood there before', () => {
    fc.assert(
      fc.property(held, stored, (value, before) => {
        fc.pre(isFine(draft, value));
        const payload = draft.created({ value } as never);
        const record = provider(payload, { id: 1, value: before });
        expect(draft.isAsSent(payload as never, record as never)).toBe(true);
        expect(draft.changed(draft.open(record as never) as never, { value } as never)).toEqual({});
      }),
    );
  });

  it('is another once another was sent', () => {
    fc.assert(
      fc.property(stored, stored, (value, other) => {
        fc.pre(value !== other);
        const payload = draft.created(draft.open({ id: 1, value } as never) as never);
        expect(draft.isAsSent(payload as never, { id: 1, value: other } as never)).toBe(false);
        expect(draft.changed(draft.open({ id: 1, value } as never) as never, draft.open({ id: 1, value: other } as never) as never)).toEqual({ value });
      }),
    );
  });

  it('is not sent of a new record while it is empty, and is cleared in an edit', () => {
    const nothing = draft.open({ id: 1, value: null } as never);
    if (kind === 'flag') return expect(draft.created(nothing as never)).toEqual({ value: false });
    expect(draft.created(nothing as never)).toEqual({});
    if (kind !== 'preset code') expect(draft.empty).toEqual(nothing);
    fc.assert(
      fc.property(stored, (value) => {
        const cleared = draft.changed(nothing as never, draft.open({ id: 1, value } as never) as never);
        expect(Object.keys(cleared)).toEqual(['value']);
        expect(['', null]).toContain(cleared.value);
        expect(draft.isAsSent(cleared as never, provider(cleared, { id: 1, value }) as never)).toBe(true);
      }),
    );
  });
});

describe.each(kinds.filter(([kind]) => ['digits', 'phone', 'nationalNumber', 'amount', 'percent', 'integer'].includes(kind)))(
  'what is typed into the kind %s',
  (_, draft, _fields, held) => {
    it.each(['۰', '٠'] as const)('is the same with the digits of %s', (zero) => {
      fc.assert(
        fc.property(held as fc.Arbitrary<string>, (typed) => {
          const other = inDigits(zero)(typed);
          expect(draft.created({ value: other } as never)).toEqual(draft.created({ value: typed } as never));
          expect(draft.problems({ value: other } as never, TODAY)).toEqual(draft.problems({ value: typed } as never, TODAY));
        }),
      );
    });
  },
);

describe('what is wrong with a field', () => {
  const codes = (draft: OneField, value: unknown) => draft.problems({ value } as never, TODAY).map(({ code: found }) => found);
  const price = one(money({ from: 1 }));
  const share = one(percent());
  const count = one(integer({ from: 1, to: 120 }));
  const name = one(textField({ max: 5 }));
  const long = draftOf(name)({ value: textEntry({ required: 'required', long: 'long', must: { even: (stored) => stored.length % 2 === 0 } }) });
  const parts = draftOf(share)({ value: percentEntry({ required: 'required', outside: 'outside' }) });
  const late = draftOf(fieldsOf.day)({ value: dayEntry({ required: 'required', invalid: 'invalid', future: 'future', impossible: 'impossible' }) });
  const any = draftOf(fieldsOf.day)({ value: dayEntry({ invalid: 'invalid' }) });

  it.each<[string, OneField, unknown, string[]]>([
    ['a text that is missing', long, ' \u200c', ['required']],
    ['a text too long for its record', long, 'ababab', ['long']],
    ['a text as long as its record takes', draftOf(name)({ value: textEntry({ long: 'long' }) }), 'ababa', []],
    ['a text that fails a test', long, 'aba', ['even']],
    ['a text that is fine', long, 'ab', []],
    ['a price of nothing', draftOf(price)({ value: amountEntry({ required: 'required' }) }), '۰', ['required']],
    ['a price of nothing, told apart', draftOf(price)({ value: amountEntry({ required: 'required', outside: 'outside' }) }), '0', ['outside']],
    ['a sum of nothing', draftOf(fieldsOf.amount)({ value: amountEntry(must) }), '0', []],
    ['a sum below nothing', draftOf(fieldsOf.amount)({ value: amountEntry(must) }), '-5', ['invalid']],
    ['a sum that is none, although it may be missing', draftOf(fieldsOf.amount)({ value: amountEntry({ invalid: 'invalid' }) }), 'abc', ['invalid']],
    ['a sum that may be missing', draftOf(fieldsOf.amount)({ value: amountEntry({ invalid: 'invalid' }) }), ' ', []],
    ['a share above the whole', parts, '۱۰۰٫۵', ['outside']],
    ['the whole as a share', parts, '۱۰۰', []],
    ['the highest count', draftOf(count)({ value: integerEntry({ required: 'required', outside: 'outside' }) }), '۱۲۰', []],
    ['a share with its sign', parts, '۱۲٫۵٪', []],
    ['a share that was pasted with what nobody sees', parts, '\u200e۱۲\u200b٫۵\u2060٪', []],
    ['a share with more digits behind its point than are stored', parts, '۳۳٫۳۳۳', ['outside']],
    ['a share with two digits behind a comma', parts, '12,25', []],
    ['a thousand with its comma, which is no share', parts, '1,000', ['required']],
    ['two numbers', parts, '2 5', ['required']],
    ['a share that is none', parts, 'نیم', ['required']],
    ['a count out of its limits', draftOf(count)({ value: integerEntry({ required: 'required', outside: 'outside' }) }), '۱۲۱', ['outside']],
    ['half a count', draftOf(count)({ value: integerEntry({ required: 'required' }) }), '1.5', ['required']],
    ['a day that is missing', late, { typed: ' ', day: null }, ['required']],
    ['a text that means no day', late, { typed: 'دیروز', day: null }, ['invalid']],
    ['a day that does not exist', late, { typed: '', day: '2026-02-30' }, ['impossible']],
    ['a day after today', late, { typed: '', day: '2026-11-21' }, ['future']],
    ['today', late, { typed: '', day: TODAY }, []],
    ['any later day where any will do', any, { typed: '', day: '2030-01-01' }, []],
    ['a phone that follows no rule', draftOf(fieldsOf.phone)({ value: phoneEntry({ invalid: 'invalid' }) }), '0912 123', ['invalid']],
    ['a phone that may be missing', draftOf(fieldsOf.phone)({ value: phoneEntry({ invalid: 'invalid' }) }), '', []],
    ['nine digits of a national number', draftOf(fieldsOf.nationalNumber)({ value: nationalNumberEntry(must) }), '001-234567', ['invalid']],
  ])('is said of %s', (_, draft, value, expected) => {
    expect(codes(draft, value)).toEqual(expected);
  });

  it.each(['7٬5', '۷٬۵', '7,5', '7٫5', '7/5', ' ۷٫۵ ٪', '٪7.5'])('is nothing of %s, which is seven and a half', (typed) => {
    expect([codes(parts, typed), percentTyped(typed)]).toEqual([[], 7.5]);
  });

  it.each(['50 درصد', 'درصد ۵۰', '۵۰\u200cدرصد', '۵۰درصد٪'])('is nothing of %s, which says its unit', (typed) => {
    expect([codes(parts, typed), percentTyped(typed)]).toEqual([[], 50]);
  });

  it.each(['.5', '٫۵', '۰٫۵', '.۵ ٪'])('is nothing of %s, which is half of one', (typed) => {
    expect([codes(parts, typed), percentTyped(typed)]).toEqual([[], 0.5]);
  });

  it('is nothing of any share that two digits behind its point say', () => {
    fc.assert(fc.property(hundredths, (share) => codes(parts, String(share)).length === 0));
  });

  it('is that a choice is gone, as far as the lists know', () => {
    const draft = draftOf(fieldsOf.ref, { value: flag() })({ value: refEntry({ gone: 'gone' }) });
    expect([{ value: false }, { value: true }, {}].map((facts) => draft.problems({ value: 3 }, TODAY, facts))).toEqual([
      [{ field: 'value', code: 'gone' }],
      [],
      [],
    ]);
  });
});

describe('a code that this program does not know', () => {
  const draft = draftOf({ id: id(), method: code([1, 2]), note: textField() })({ method: codeEntry({ required: 'required' }), note: textEntry() });
  const opened = draft.open({ id: 1, method: 'crypto', note: 'x' });

  it('is no fault, survives an edit, and is never sent', () => {
    expect(opened.method).toBe('crypto');
    expect(draft.problems(opened, TODAY)).toEqual([]);
    const edited = { ...opened, note: 'y' };
    expect([draft.changed(edited, opened), draft.replaced(edited, opened)]).toEqual([{ note: 'y' }, { note: 'y' }]);
    expect(draft.replaced({ ...edited, method: 2 }, opened)).toEqual({ note: 'y', method: 2 });
  });
});

describe('a phone, whatever stands between its digits', () => {
  const draft = draftOf(fieldsOf.phone)({ value: phoneEntry({ invalid: 'invalid' }) });

  it.each(['0912\u200c123\u200c4567', '0912.123.4567', '0912/1234567', '۰۹۱۲\u2013۱۲۳\u2013۴۵۶۷'])('is no fault, and stored in its one form: %j', (value) => {
    expect([draft.problems({ value }, TODAY), draft.created({ value })]).toEqual([[], { value: '+989121234567' }]);
  });
});

describe('a national number that is pasted', () => {
  const draft = draftOf(fieldsOf.nationalNumber)({ value: nationalNumberEntry(must) });

  it('keeps its ten digits, whatever stands between and around them', () => {
    for (const pasted of ['001-234567-9', '۰۰۱ ۲۳۴۵۶۷ ۹', 'کد ملی: 0012345679', '(001)234.5679', '00123456790'])
      expect(draft.revised(draft.empty, { value: pasted }).value?.length).toBe(10);
    expect(draft.revised(draft.empty, { value: '۰۰۱-۲۳۴۵۶۷-۹' })).toEqual({ value: '۰۰۱۲۳۴۵۶۷۹' });
  });
});

describe('a day', () => {
  it('opens in the Persian calendar', () => {
    const draft = draftOf(fieldsOf.day)({ value: dayEntry(must) });
    expect(draft.open({ id: 1, value: '1993-08-14' }).value satisfies ValueOf<typeof draft.fields.value>).toEqual({ typed: '1372/05/23', day: '1993-08-14' });
  });
});
