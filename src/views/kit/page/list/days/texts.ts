import type { DayRange, RangeFault } from '../../../../../schema/accounting/day-range.ts';
import { persianDigits } from '../../../../../schema/kit/digits.ts';
import { jalaliText } from '../../../../../schema/kit/jalali.ts';
import { words } from '../../../texts.ts';

const said = (word: string, day: string | null): readonly string[] => (day === null ? [] : [`${word} ${persianDigits(jalaliText(day))}`]);

/** The days whose rows are shown. */
export const days = {
  said: ({ from, to }: DayRange): string => (from === null && to === null ? 'همه روزها' : [...said('از', from), ...said('تا', to)].join(' ')),
  some: (range: string) => `فقط ${range}`,
  showAll: 'نمایش همه روزها',
  all: 'همه روزها',
  none: 'در این بازه ردیفی نیست.',
  fault: { noDay: 'تاریخ در نشانی این صفحه نامعتبر است.', reversed: words.backwards } satisfies Readonly<Record<RangeFault, string>>,
  allShown: 'همه روزها نمایش داده می‌شود.',
} as const;
