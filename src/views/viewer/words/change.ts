import { isNothing } from '../../../schema/kit/draft/entry.ts';
import { deeds, isTyped, shownValue } from '../../kit/feedback/deeds.ts';
import type { LabelsOf, Moment } from '../../kit/feedback/narration.ts';
import { calls } from './texts.ts';

type Plain = Moment['event'];

/** What was done to a draft: each field that was written in, emptied, or in which something was chosen. */
export const changed =
  ({ labels, values, title }: Pick<LabelsOf<'form'>, 'labels' | 'values' | 'title'>) =>
  ({ event, before, after }: Moment): string | null => {
    const change = (event.change ?? {}) as Plain;
    const draft = { ...(before.draft as Plain | undefined), ...change, ...(after.draft as Plain | undefined) };
    const done = Object.entries(change).flatMap(([field, value]) => {
      const label = labels[field] ?? title;
      // A recording may hold what says nothing, as a tooth without a number.
      const shown = isNothing(value) ? null : ([values?.[field]?.(value, draft), shownValue(value)].find((words) => words?.trim()) ?? null);
      if (shown === null) return shownValue((before.draft as Plain | undefined)?.[field]) === null ? [] : deeds.emptied(label);
      return isTyped(value) ? deeds.wrote(label, shown) : deeds.chose(label, shown);
    });
    return done.length === 0 ? null : done.reduce(calls.and);
  };
