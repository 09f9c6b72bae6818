import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../src/effects/kit/transport/refusal.ts';

const words = (body: unknown) => {
  const { detail, general, fields } = refusal(400, body);
  return { detail, general, fields };
};
const none = { detail: null, general: [], fields: {} };

describe("a provider's words", () => {
  it.each([
    ['detail', { detail: 'یافت نشد.' }, { ...none, detail: 'یافت نشد.' }],
    ['detail in a list', { detail: ['یافت نشد.'] }, { ...none, detail: 'یافت نشد.' }],
    ['message', { message: 'نشد.' }, { ...none, detail: 'نشد.' }],
    ['detail before message', { message: 'دو', detail: 'یک' }, { ...none, detail: 'یک' }],
    ['a bare text', 'نشد.', { ...none, detail: 'نشد.' }],
    ['a plain list', ['یک', 'دو'], { ...none, general: ['یک', 'دو'] }],
    ['general errors', { non_field_errors: ['یک'] }, { ...none, general: ['یک'] }],
    ['fields', { phone: ['یک', 'دو'], name: 'سه' }, { ...none, fields: { phone: ['یک', 'دو'], name: ['سه'] } }],
    ['nested fields', { items: [{}, { price: ['یک'] }] }, { ...none, fields: { items: ['یک'] } }],
    ['fields and general', { non_field_errors: ['یک'], phone: ['دو'] }, { ...none, general: ['یک'], fields: { phone: ['دو'] } }],
    [
      'what stands under the name of somebody',
      { errors: { 'علی رضایی ۰۹۱۲': ['یک'] }, phone: ['دو'] },
      { ...none, general: ['یک'], fields: { phone: ['دو'] } },
    ],
    ['what stands under an address', { errors: [{ path: '/api/patients/?search=0912', message: 'یک' }] }, { ...none, general: ['یک'] }],
    ['a path in place of a name', { 'items.0.price': ['یک'], price: ['دو'] }, { ...none, fields: { price: ['یک', 'دو'] } }],
    ['wrapped errors', { errors: { phone: ['یک'] } }, { ...none, fields: { phone: ['یک'] } }],
    ['a list of errors', { errors: ['یک'] }, { ...none, general: ['یک'] }],
    ['a token refusal', { detail: 'یک', code: 'token_not_valid', messages: [{ token_class: 'x', message: 'y' }] }, { ...none, detail: 'یک' }],
    ['errors with their places', { detail: [{ type: 'value_error', loc: ['body', 'amount'], msg: 'یک', input: -5 }] }, { ...none, fields: { amount: ['یک'] } }],
    ['several at one place', { detail: ['یک', 'دو'].map((msg) => ({ loc: ['body', 'rows', 0, 'price'], msg })) }, { ...none, fields: { price: ['یک', 'دو'] } }],
    ['an error of the whole', { detail: [{ type: 'missing', loc: ['body'], msg: 'یک' }] }, { ...none, detail: 'یک' }],
    ['an error whose place is no name', { detail: [{ loc: ['body', 'rows', 0], msg: 'یک' }] }, { ...none, detail: 'یک' }],
    ['an error of pydantic without its framework', [{ loc: ['amount'], msg: 'یک' }, 'دو'], { ...none, general: ['دو'], fields: { amount: ['یک'] } }],
    [
      'errors with an attribute each',
      {
        type: 'validation_error',
        errors: [
          { code: 'required', detail: 'یک', attr: 'phone' },
          { code: 'invalid', detail: 'دو', attr: 'rows.0.price' },
          { code: 'invalid', detail: 'سه', attr: 'non_field_errors' },
          { code: 'error', detail: 'چهار', attr: null },
        ],
      },
      { ...none, general: ['سه', 'چهار'], fields: { phone: ['یک'], price: ['دو'] } },
    ],
    [
      'errors with a path each',
      { errors: [{ type: 'field', value: 'CANARY', msg: 'یک', path: 'phone', location: 'body' }] },
      { ...none, fields: { phone: ['یک'] } },
    ],
    ['errors with a parameter each', { errors: [{ value: 'CANARY', msg: 'یک', param: 'phone', location: 'body' }] }, { ...none, fields: { phone: ['یک'] } }],
    ['errors with a field each', { message: 'نشد.', errors: [{ field: 'phone', message: 'یک' }] }, { ...none, detail: 'نشد.', fields: { phone: ['یک'] } }],
    ['errors with the steps to a place', { errors: [{ code: 'too_small', path: ['rows', 'price'], message: 'یک' }] }, { ...none, fields: { price: ['یک'] } }],
    [
      'errors with a pointer each',
      {
        errors: [
          { status: '422', source: { pointer: '/data/attributes/phone' }, title: 'Invalid', detail: 'یک' },
          { status: '422', source: { pointer: '/data' }, detail: 'دو' },
        ],
      },
      { ...none, general: ['دو'], fields: { phone: ['یک'] } },
    ],
    ['fields under the detail', { detail: { phone: ['یک'], non_field_errors: ['دو'] } }, { ...none, detail: 'دو', fields: { phone: ['یک'] } }],
    ['a message under the detail', { detail: { code: 'E7', msg: 'یک' } }, { ...none, detail: 'یک' }],
    ['the message of an object', { error: { code: 'E7', message: 'یک' } }, { ...none, detail: 'یک' }],
    ['messages of objects at a field', { phone: [{ code: 'invalid', message: 'یک' }] }, { ...none, fields: { phone: ['یک'] } }],
    ['words with marks that nobody sees', { detail: 'شما\u200eره\u061c تکراری\u0007است.' }, { ...none, detail: 'شماره تکراری است.' }],
    ['an error number', { status: 400, code: 7, success: false }, none],
    ['a no in a word', { success: 'false', ok: 'false', status: 'error' }, none],
  ])('are read from %s', (_, body, expected) => {
    expect(words(body)).toEqual(expected);
  });

  it.each([
    undefined,
    null,
    '',
    7,
    true,
    [],
    {},
    [null],
    { detail: null },
    { a: {} },
    { a: [null, 5] },
    '[object Object]',
    'undefined',
    'خطا: undefined',
    { detail: 'None' },
    { detail: [{ loc: ['body', 'amount'], msg: null, type: 'x' }] },
  ])('are none in %j', (body) => {
    expect(words(body)).toEqual(none);
  });

  it('lose their markup, and a page loses everything', () => {
    expect(words({ detail: 'a <b>bold</b> claim &lt;' }).detail).toBe('a bold claim &lt;');
    expect(words({ detail: 'قیمت < ۵ باشد' }).detail).toBe('قیمت < ۵ باشد');
    expect(words('<!DOCTYPE html><html><body>Traceback</body></html>')).toEqual(none);
    expect(words({ phone: ['<script>alert(1)</script>'] })).toEqual(none);
  });

  it('cannot turn the text around them, nor fill the screen', () => {
    expect(words({ detail: 'ab\u202ec\u0000d' }).detail).toBe('abc d');
    expect(words({ detail: 'x'.repeat(10_000) }).detail).toHaveLength(300);
    expect(words(Array.from({ length: 100 }, (_, index) => `${index}`)).general).toHaveLength(10);
  });

  it.each([
    { timestamp: '2026-01-01T10:00:00Z', status: 400, error: 'Bad Request', message: 'نشد', path: '/api/incomes/' },
    { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'نشد', instance: '/api/incomes/', traceId: '00-abc-01' },
    { detail: 'نشد', error_code: 'E1001', errorCode: 7, statusCode: 400, request_id: 'b3f-22' },
  ])('leave out what only programs read: %j', (body) => {
    expect(words(body)).toEqual({ ...none, detail: 'نشد' });
  });

  it('are not the name of the field that they are at', () => {
    expect(words({ errors: [{ field: 'phone', error: 'تکراری است' }] })).toEqual({ ...none, fields: { phone: ['تکراری است'] } });
  });

  it('are clean texts whatever the body', () => {
    const markup = fc.constantFrom('<p>', '</div>', 'undefined', '[object Object]', '<html>', 'متن', '\u202e');
    const text = fc.oneof(
      fc.string(),
      fc.array(markup).map((parts) => parts.join('')),
    );
    const body = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, text, fc.integer(), fc.constant(null), fc.array(tie('value')), fc.dictionary(fc.string(), tie('value'))),
    })).value;
    fc.assert(
      fc.property(body, (value) => {
        const { detail, general, fields } = refusal(400, value);
        const all = [...(detail === null || detail === undefined ? [] : [detail]), ...general, ...Object.values(fields).flat()];
        for (const one of all) {
          expect(one).toBe(one.trim());
          expect(one).not.toMatch(/^$|<\/?[a-z][^>]*>|\bundefined\b|\[object object|\u202e/i);
        }
      }),
    );
  });
});
