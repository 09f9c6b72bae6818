import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { failures, fields, form, heldContracts, news, removalQuestion } from './texts.ts';

/** What is said of clinics in messages, before deletions, and of drafts that are kept. */
export const words: AreaWords = {
  notices: noticesOf('clinics', news),
  removals: {
    clinics: { question: removalQuestion, prefix: failures.remove, holds: { resource: 'contracts', field: 'clinic', said: heldContracts } },
  },
  drafts: { clinicForm: { title: form.titleEdit, labels: fields } },
};
