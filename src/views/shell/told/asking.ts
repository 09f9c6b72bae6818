import { deeds, shownValue, typed } from '../../kit/feedback/deeds.ts';
import type { AreaNarration } from '../../kit/feedback/narration.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { words as kit } from '../../kit/texts.ts';
import { locked } from '../locked/texts.ts';
import { logRemoval, report, rescued } from '../support/texts.ts';
import { removal } from '../texts/around.ts';

const { pressed } = deeds;
const asks = (question: string) => `برنامه پرسید: ${question}`;

/** The workflows that ask the user something over the screen, in sentences. */
export const asking: AreaNarration['workflows'] = {
  removal: {
    kind: 'own',
    title: removal.title,
    tells: {
      init: ({ event, areas }) => {
        const words = areas.map(({ removals }) => removals?.[String(event.resource)]).find((one) => one !== undefined);
        return asks(words?.question ?? removal.question(shownValue(event.label) ?? pageWords.unknown));
      },
      'removal.confirmed': pressed(removal.yes),
      'removal.retried': ({ at }) => pressed(at === 'unsure' ? removal.look : kit.retry),
      'removal.closed': 'از حذف منصرف شد',
      'screen.left': null,
    },
    calls: { removeRow: 'حذف', findRow: 'بررسی آنچه حذف می‌شد' },
    answers: {
      removeRow: 'سرور پذیرفت: حذف شد',
      findRow: ({ event }) =>
        (event.output as { readonly found?: boolean } | undefined)?.found ? 'هنوز در سرور بود؛ حذف نشده بود' : 'دیگر در سرور نبود؛ حذف شده بود',
    },
    neutral: { findRow: ({ found }) => found === true },
  },
  support: {
    kind: 'own',
    title: report.title,
    tells: {
      'told.changed': ({ event }) => typed(report.told, event.told),
      'support.confirmed': ({ after }) => pressed(after.task === 'delete' ? logRemoval.removeYes : report.confirm),
      'support.retried': pressed(kit.retry),
      'support.closed': pressed(pageWords.cancel),
      'support.asked': null,
      'screen.left': null,
    },
    deviceCalls: { prepareReport: 'ساختن فایل گزارش', sendReport: 'دادن فایل گزارش', deleteLog: 'پاک کردن ثبت رویدادها' },
    answers: {
      prepareReport: 'فایل گزارش ساخته شد',
      sendReport: ({ event }) =>
        (event.output as { readonly delivered?: string } | undefined)?.delivered === 'cancelled' ? 'از فرستادن گزارش منصرف شد' : 'فایل گزارش به کاربر داده شد',
      deleteLog: 'ثبت رویدادها پاک شد',
    },
    neutral: { sendReport: ({ delivered }) => delivered === 'cancelled' },
  },
  rescue: {
    kind: 'own',
    title: rescued.title,
    tells: {
      'rescue.discarded': pressed(rescued.discard),
      'rescue.confirmed': pressed(rescued.discardYes),
      'rescue.cancelled': pressed(pageWords.cancel),
      'rescue.retried': pressed(kit.retry),
      'rescue.closed': 'پیش‌نویس‌ها را بست',
      'screen.left': null,
    },
    deviceCalls: { readRescued: 'خواندن پیش‌نویس‌ها', discardRescued: 'دور انداختن پیش‌نویس' },
    answers: { readRescued: 'پیش‌نویس‌ها از دستگاه خوانده شد', discardRescued: 'پیش‌نویس دور انداخته شد' },
  },
  locked: {
    kind: 'own',
    title: 'کار ناتمام با رمز قبلی',
    tells: {
      init: asks(locked.title),
      'secret.filled': ({ event }) => (event.filled === true ? `«${locked.password}» را نوشت` : `«${locked.password}» خالی شد`),
      'former.submitted': pressed(locked.open),
      'locked.later': pressed(locked.later),
      'discard.asked': pressed(locked.discard),
      'discard.confirmed': pressed(locked.discardYes),
      'discard.withdrawn': pressed(pageWords.cancel),
      'screen.left': null,
    },
    deviceCalls: { openLocked: 'باز کردن کار ناتمام با رمز عبور قبلی', discardLocked: 'دور انداختن کار ناتمام' },
    answers: {
      openLocked: ({ event }) => ((event.output as { readonly opened?: number } | undefined)?.opened ? 'کار ناتمام باز شد' : 'رمز عبور قبلی چیزی را باز نکرد'),
      discardLocked: 'کار ناتمام دور انداخته شد',
    },
    neutral: { openLocked: ({ opened }) => opened === 0 },
  },
  swipeRow: {
    kind: 'own',
    title: 'ردیف‌های لیست',
    tells: { 'row.released': 'ردیفی را به کنار کشید', 'row.closed': null, 'row.acted': null },
  },
};
