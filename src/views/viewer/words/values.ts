import { persianDigits } from '../../../schema/kit/digits.ts';
import { isNothing } from '../../../schema/kit/draft/entry.ts';
import type { LabelsOf, Moment } from '../../kit/feedback/narration.ts';
import { calls, deeds, values } from './texts.ts';

type Plain = Moment['event'];

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field holds, in words: a text, a day or words as they were typed, a choice by its name; null for nothing. */
export const shownValue = (value: unknown): string | null => {
  if (isNothing(value)) return null;
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (Array.isArray(value)) return value.map(shownValue).filter(Boolean).join('، ') || null;
  if (!isPlain(value)) return persianDigits(String(value));
  const { typed, tags, name, id } = value;
  if (!isNothing(tags) || typed !== undefined) return [shownValue(tags), shownValue(typed)].filter(Boolean).join('، ') || null;
  if (!isNothing(name)) return shownValue(name);
  return typeof id === 'number' ? values.numbered(id) : null;
};

/** A field is written in letter by letter, or something is chosen in it. */
const isTyped = (value: unknown): boolean => typeof value === 'string' || (isPlain(value) && 'typed' in value);

/** What was done to a draft: each field that was written in, emptied, or in which something was chosen. */
export const changed =
  ({ labels, values: named, title }: Pick<LabelsOf<'form'>, 'labels' | 'values' | 'title'>) =>
  ({ event, before, after }: Moment): string | null => {
    const change = isPlain(event.change) ? event.change : {};
    const draft = { ...(before.draft as Plain | undefined), ...change, ...(after.draft as Plain | undefined) };
    const done = Object.entries(change).map(([field, value]) => {
      const label = labels[field] ?? title;
      const shown = isNothing(value) ? null : (named?.[field]?.(value, draft) ?? shownValue(value));
      if (shown === null) return deeds.emptied(label);
      return isTyped(value) ? deeds.wrote(label, shown) : deeds.chose(label, shown);
    });
    return done.length === 0 ? null : done.reduce(calls.and);
  };
