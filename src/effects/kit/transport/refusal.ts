import { withoutMarks } from '../../../schema/kit/digits.ts';
import type { Rejected } from '../../../schema/kit/failure.ts';

const MOST_WORDS = 10;
const LONGEST = 300;

/** What programs print when they have nothing to say. */
const NOISE = /^(?:null|none|nan)$|\bundefined\b|\[object \w+\]/i;
const DOCUMENT = /<!doctype|<html|<body|<script/i;
const TAG = /<\/?[a-z][^>]*>/gi;
const CONTROLS = /\p{Cc}+/gu;

/** One text fit for a person, or null. */
const cleanText = (value: unknown): string | null => {
  if (typeof value !== 'string' || DOCUMENT.test(value)) return null;
  // Some marks could turn the text around them.
  const text = withoutMarks(value.replace(TAG, ' ').replace(CONTROLS, ' ')).replace(/ {2,}/g, ' ').trim();
  return text === '' || NOISE.test(text) ? null : text.slice(0, LONGEST).trim();
};

/** Every text inside a value, however nested; of what has a message of its own only that is words. */
const textsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'object' && value !== null) {
    const { error, msg = error, detail = msg, message = detail } = value as Record<string, unknown>;
    return message === undefined ? Object.values(value).flatMap(textsOf) : textsOf(message);
  }
  const text = cleanText(value);
  return text === null ? [] : [text];
};

const wordsOf = (value: unknown): string[] => [...new Set(textsOf(value))].slice(0, MOST_WORDS);

/** The words at each field that has any. */
const fieldsOf = (values: readonly (readonly [field: string, value: unknown])[]): Rejected['fields'] =>
  Object.fromEntries(values.map(([field, value]) => [field, wordsOf(value)] as const).filter(([, words]) => words.length > 0));

/** What stands in the place of a field's name where the body as a whole is meant. */
const WHOLE = /^(?:body|data|__root__|non_field_errors|\d*)$/;

/**
 * The field that an error in a list is about, as pydantic places it (`{loc: ['body', 'amount'], msg}`), or under the names and in the
 * paths of others (`items.0.price`, `/data/attributes/price`); none for the body as a whole.
 */
const placeOf = (error: unknown): string => {
  const { loc, attr, field, path, param, source } = Object(error) as Record<string, unknown>;
  const last: unknown = [loc ?? attr ?? field ?? path ?? param ?? Object(source).pointer].flat().at(-1);
  const name = typeof last === 'string' ? last.replace(/.*[./]/, '') : '';
  return WHOLE.test(name) ? '' : name;
};

/** Machine-readable companions of `detail`, not names of fields. */
const TECHNICAL = /^(?:(?:error|status)?_?code|status|messages|type|success|ok|timestamp|path|instance|title|(?:trace|request)_?id)$/i;

/**
 * The provider's own words in a refusal: `{detail}`, `{message}`, `{field: [texts]}`, `{non_field_errors: [texts]}`, the
 * same under `errors` or `detail`, a plain list, a bare text; a list may place its texts (`placeOf`). Whatever else it is yields no words.
 */
export const refusal = (status: number, body: unknown): Rejected => {
  const nothing = { _tag: 'Rejected' as const, status, detail: null, general: [], fields: {} };
  if (typeof body === 'string') return { ...nothing, detail: cleanText(body) };
  if (Array.isArray(body)) {
    const { '': general = [], ...placed } = Object.groupBy(body, placeOf);
    return { ...nothing, general: wordsOf(general), fields: fieldsOf(Object.entries(placed)) };
  }
  if (typeof body !== 'object' || body === null) return nothing;

  const { msg, detail, message = msg, error, non_field_errors, errors, ...rest } = body as Record<string, unknown>;
  const explained = detail !== undefined || message !== undefined;
  const told = refusal(status, detail);
  const inner = refusal(status, errors);
  const named = Object.entries(rest).filter(([name, value]) => !(TECHNICAL.test(name) && (explained || typeof value !== 'object')));
  return {
    ...nothing,
    detail: told.detail ?? told.general[0] ?? wordsOf(message)[0] ?? wordsOf(error)[0] ?? inner.detail ?? null,
    general: [...wordsOf(non_field_errors), ...inner.general],
    fields: { ...inner.fields, ...told.fields, ...fieldsOf(named) },
  };
};
