import { persianDigits } from '../../../schema/kit/digits.ts';
import type { AreaNarration } from '../../kit/feedback/narration.ts';
import { memory } from '../texts.ts';
import { wordingsOf } from './kinds/wordings.ts';

const isIndex = (part: string): boolean => /^\d+$/.test(part);

/**
 * Names places in the memory of workflows in Persian: `rows.0.draft.amount` is «ردیف ۱ › مبلغ», `problems.1` is «ایراد ۲». Null
 * where the last part of a place has no name.
 */
export const placeNamer = (areas: readonly AreaNarration[]) => {
  const wordings = wordingsOf(areas);
  const general: Readonly<Record<string, string>> = memory.places;
  const ones: Readonly<Record<string, string>> = memory.ones;
  const inner: ReadonlySet<string> = new Set(memory.silent);
  return (workflow: string, place: string): string | null => {
    const labels: Readonly<Record<string, string>> = wordings.get(workflow)?.labels ?? {};
    const parts = place.split('.');
    const named = parts.map((part, index) => {
      if (isIndex(part)) return memory.item(ones[parts[index - 1] ?? ''] ?? memory.one, persianDigits(Number(part) + 1));
      const more = index < parts.length - 1;
      if (more && (isIndex(parts[index + 1] ?? '') || inner.has(part))) return '';
      return labels[part] ?? general[part] ?? null;
    });
    return named.at(-1) === null ? null : named.filter((part) => part !== null && part !== '').join(' › ');
  };
};
