import { grouped } from '../../../machines/kit/list/grouped.ts';
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

/**
 * The name of a field that a place is or ends in (`items.0.price`), but for what means the body as a whole. Whatever else errors stand
 * under, the name of a person or an address, is said of nothing and kept nowhere.
 */
const FIELD = /(?:^|[./])((?!(?:body|data|__root__|non_field_errors)$)[a-z_]\w*)$/i;

/** Where an error in a list is placed: as pydantic does (`{loc: ['body', 'amount'], msg}`), or under the names and in the paths of others (`/data/attributes/price`). */
const placeOf = (error: unknown): unknown => {
  const { loc, attr, field, path, param, source } = Object(error) as Record<string, unknown>;
  return [loc ?? attr ?? field ?? path ?? param ?? Object(source).pointer].flat().at(-1);
};

/** The words at each field that has any, and those that are of none. */
const placed = (errors: readonly (readonly [place: unknown, error: unknown])[]): Pick<Rejected, 'general' | 'fields'> => {
  const fields = grouped(errors, ([place]) => FIELD.exec(String(place ?? ''))?.[1] ?? '');
  const words = [...fields].map(([field, all]) => [field, wordsOf(all.map(([, error]) => error))] as const);
  const { '': general = [], ...named } = Object.fromEntries(words.filter(([, said]) => said.length > 0));
  return { general, fields: named };
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
  if (Array.isArray(body)) return { ...nothing, ...placed(body.map((error) => [placeOf(error), error])) };
  if (typeof body !== 'object' || body === null) return nothing;

  const { msg, detail, message = msg, error, errors, ...rest } = body as Record<string, unknown>;
  const explained = detail !== undefined || message !== undefined;
  const told = refusal(status, detail);
  const inner = refusal(status, errors);
  const named = placed(Object.entries(rest).filter(([name, value]) => !(TECHNICAL.test(name) && (explained || typeof value !== 'object'))));
  return {
    ...nothing,
    detail: told.detail ?? told.general[0] ?? wordsOf(message)[0] ?? wordsOf(error)[0] ?? inner.detail ?? null,
    general: [...named.general, ...inner.general],
    fields: { ...inner.fields, ...told.fields, ...named.fields },
  };
};
