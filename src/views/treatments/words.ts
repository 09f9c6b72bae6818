import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { fields, form, news, stagedNews } from './texts.ts';

/** What this area says in messages. */
export const words: AreaWords = {
  notices: { ...noticesOf('newTreatments', stagedNews), ...noticesOf('surgeries', news) },
  drafts: { newTreatments: { title: form.titleNew, labels: fields }, treatmentEdit: { title: form.titleEdit, labels: fields } },
};
