import { shownValue } from '../kit/feedback/deeds.ts';
import type { AreaNarration, LabelsOf } from '../kit/feedback/narration.ts';
import { pageWords } from '../kit/page/texts.ts';
import { coverName, fields, insurance, level, problems } from './texts.ts';
import { words } from './words.ts';

const text = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : pageWords.unknown);
const cover = (value: unknown): string => coverName(value as number);
const problem: LabelsOf<'form'>['problem'] = ({ code }) => problems[code as keyof typeof problems];

/** How the work with insurances and their levels is told. */
export const narration: AreaNarration = {
  ...words,
  rows: { insurances: { one: 'بیمه', many: 'بیمه‌ها' }, insuranceTariffs: { one: 'سطح بیمه', many: 'سطح‌های بیمه' } },
  workflows: {
    insuranceList: {
      kind: 'list',
      title: insurance.title,
      one: 'بیمه',
      rowName: ({ name }) => text(name),
      search: insurance.search,
      orders: insurance.orders,
      add: insurance.add,
    },
    insuranceLevels: {
      kind: 'list',
      title: level.title,
      one: 'سطح بیمه',
      rowName: ({ plan_level, cover_type }) => level.name(text(plan_level), cover(cover_type)),
      search: level.search,
      add: level.add,
      parts: { insurance: 'اطلاعات بیمه' },
      ownerEdit: insurance.titleEdit,
    },
    insuranceForm: { kind: 'form', title: 'نام بیمه', one: 'بیمه', labels: fields, problem },
    levelForm: {
      kind: 'form',
      title: 'سطح بیمه',
      one: 'سطح بیمه',
      labels: fields,
      values: { cover_type: cover, insurance: (id) => shownValue({ id }) },
      problem,
    },
  },
};
