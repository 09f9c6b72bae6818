import { persianDigits } from '../../schema/kit/digits.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { twelveHours } from '../kit/calendar/twelve-hours.ts';
import { deeds, typed } from '../kit/feedback/deeds.ts';
import { type AreaNarration, problemsBy } from '../kit/feedback/narration.ts';
import { dayWords } from '../kit/fields/texts.ts';
import { pageWords } from '../kit/page/texts.ts';
import { words as kit } from '../kit/texts.ts';
import { fieldError } from './form/wording.ts';
import { file, form, kinds, labels, list, message, move, one } from './texts.ts';
import { words } from './words.ts';

const { pressed } = deeds;

const dayText = (day: unknown): string => (typeof day === 'string' ? persianDigits(jalaliText(day)) : pageWords.unknown);
const momentText = (moment: unknown): string =>
  typeof moment === 'string' ? `${dayText(moment.slice(0, 10))} ${twelveHours(moment.slice(11))}` : pageWords.unknown;
const rowTime = (row: unknown): string => momentText((row as { readonly appointment_time?: unknown } | null)?.appointment_time);

/** How the device ended the sharing of a message. */
const SHARED: Readonly<Record<string, string>> = {
  shared: 'به اشتراک گذاشته شد',
  copied: 'متن کپی شد',
  cancelled: 'اشتراک‌گذاری لغو شد',
  refused: message.refused.replace('.', ''),
};

/** How the work with appointments is told. */
export const narration: AreaNarration = {
  ...words,
  rows: { appointments: { one, many: list.title } },
  workflows: {
    appointments: {
      kind: 'own',
      title: list.title,
      tells: {
        'screen.entered': null,
        'screen.left': null,
        'rows.changed': null,
        'view.chosen': ({ event }) => deeds.chose(list.viewsLabel, list.views[event.view as keyof typeof list.views] ?? pageWords.unknown),
        'day.chosen': ({ event }) => deeds.chose(list.dayLabel, dayText(event.day)),
        'day.typed': ({ event }) => typed(list.dayLabel, event.value),
        'range.typed': ({ event }) => typed(event.side === 'from' ? dayWords.from : dayWords.to, event.value),
        'row.edit': ({ event }) => `ویرایش نوبت ${rowTime(event.row)} را خواست`,
        'row.remove': 'حذف یک نوبت را خواست',
        'booking.begun': ({ event }) =>
          typeof event.time === 'string' ? `ساعت آزاد ${twelveHours(event.time)} را در ${dayText(event.day)} زد` : pressed(list.addNew),
        'move.begun': ({ event }) => `نوبت ${rowTime(event.row)} را برای جابه‌جایی برداشت`,
        'move.placed': ({ event }) => `نوبت را به ${momentText(event.to)} برد`,
        'move.undone': pressed(move.undo),
        // What is sent again has not failed yet; of what is only looked up the failure stays.
        'move.retried': ({ after }) => pressed((after.move as { readonly failure?: unknown } | null)?.failure == null ? move.again : move.check),
        'move.closed': pressed(move.close),
        'message.opened': ({ event }) => `پیام به بیمار نوبت ${rowTime(event.row)} را باز کرد`,
        'message.closed': 'پیام به بیمار را بست',
        'message.shared': pressed(message.share),
        'file.requested': pressed(file.save),
        'list.retried': pressed(kit.retry),
        'print.requested': pressed(pageWords.print),
      },
      calls: {
        saveRecord: 'جابه‌جایی نوبت',
        loadRecord: 'خواندن نوبت',
        saveMove: 'جابه‌جایی نوبت',
        rereadMoved: 'بررسی نوبت جابه‌جاشده',
        lookFirst: 'بررسی جای نوبت',
      },
      deviceCalls: { printPage: pageWords.print, saveEvent: 'ذخیره فایل تقویم', shareText: message.share },
      answers: {
        printPage: 'پنجره چاپ بسته شد',
        saveEvent: 'فایل تقویم ذخیره شد',
        shareText: ({ event }) => SHARED[(event.output as { readonly how?: string } | undefined)?.how ?? ''] ?? null,
        saveMove: 'نوبت در سرور جابه‌جا شد',
        rereadMoved: 'نوبت از سرور خوانده شد',
        lookFirst: 'نوبت از سرور خوانده شد',
      },
      neutral: { shareText: ({ how }) => how === 'cancelled' },
    },
    appointmentForm: {
      kind: 'form',
      title: form.titleNew,
      one,
      labels,
      values: { is_new_treatment: (value) => (value == null ? kinds.unknown : value === true ? kinds.start : kinds.continuation) },
      problem: problemsBy(fieldError),
    },
  },
};
