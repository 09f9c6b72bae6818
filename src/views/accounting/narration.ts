import { monthOf } from '../../schema/kit/jalali.ts';
import { monthTitle } from '../kit/calendar/day-names.ts';
import { deeds, typed } from '../kit/feedback/deeds.ts';
import type { AreaNarration } from '../kit/feedback/narration.ts';
import { dayWords } from '../kit/fields/texts.ts';
import { pageWords } from '../kit/page/texts.ts';
import { fileWords } from '../kit/print/files/texts.ts';
import { words as kit } from '../kit/texts.ts';
import { debtors, pictures, range, summary } from './texts.ts';

const { pressed } = deeds;

const nameIn = (names: Readonly<Record<string, string>>, key: unknown): string => names[String(key)] ?? pageWords.unknown;
const dayOf = (day: unknown): string | null => (typeof day === 'string' ? day : null);
const monthName = (day: unknown): string => {
  if (typeof day !== 'string') return pageWords.unknown;
  const { year, month } = monthOf(day);
  return monthTitle(year, month);
};

/** How the work with the financial summary is told. */
export const narration: AreaNarration = {
  rows: {
    expenses: { one: 'هزینه', many: 'هزینه‌ها' },
    assets: { one: 'دارایی', many: 'دارایی‌ها' },
    expenseCategories: { one: 'دسته هزینه', many: 'دسته‌های هزینه' },
    assetCategories: { one: 'دسته دارایی', many: 'دسته‌های دارایی' },
  },
  workflows: {
    accounting: {
      kind: 'own',
      title: summary.title,
      tells: {
        'screen.entered': null,
        'screen.left': null,
        'rows.changed': null,
        'tab.chosen': ({ event }) => deeds.chose(summary.tabsLabel, nameIn(summary.tabs, event.tab)),
        'owing.chosen': ({ event }) => deeds.chose(debtors.choose, nameIn(debtors.of, event.owing)),
        'picture.chosen': ({ event }) => deeds.chose(pictures.label, nameIn({ months: pictures.months, shares: pictures.shares }, event.picture)),
        'share.chosen': ({ event }) => (event.key == null ? 'انتخاب یک سهم را برداشت' : 'یک سهم را در نمودار برگزید'),
        'range.typed': ({ event }) => typed(nameIn(dayWords as unknown as Readonly<Record<string, string>>, event.side), event.value),
        'range.chosen': ({ event }) => deeds.chose(range.label, range.said({ from: dayOf(event.from), to: dayOf(event.to) })),
        'month.chosen': ({ event }) => deeds.chose(pictures.monthsTitle, monthName(event.from)),
        'list.retried': pressed(kit.retry),
        'report.retried': pressed(kit.retry),
        'print.requested': pressed(pageWords.print),
        'export.requested': pressed(fileWords.menu),
      },
      calls: { loadIncome: 'خواندن گزارش درآمد کلینیک‌ها', loadInvoices: 'خواندن گزارش مطالبات کلینیک‌ها' },
      deviceCalls: { printPage: pageWords.print, saveTable: fileWords.saving },
      answers: {
        loadIncome: 'گزارش درآمد کلینیک‌ها از سرور خوانده شد',
        loadInvoices: 'گزارش مطالبات کلینیک‌ها از سرور خوانده شد',
        printPage: 'پنجره چاپ بسته شد',
        saveTable: fileWords.saved,
      },
    },
  },
};
