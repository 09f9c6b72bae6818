import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { failures, fields, insurance, level, news, removals } from './texts.ts';

/** What this area says in messages, before deletions, and of drafts that are kept. */
export const words: AreaWords = {
  notices: { ...noticesOf('insurances', news.insurance), ...noticesOf('insuranceTariffs', news.level) },
  removals: {
    insurances: {
      question: removals.insurance,
      prefix: failures.insurance.remove,
      holds: { resource: 'insuranceTariffs', field: 'insurance', said: removals.levels },
    },
    insuranceTariffs: { question: removals.level, prefix: failures.level.remove },
  },
  drafts: { insuranceForm: { title: insurance.titleEdit, labels: fields }, levelForm: { title: level.titleEdit, labels: fields } },
};
