import type { AreaWords } from '../kit/feedback/area-words.ts';
import { news, removals } from './texts/news.ts';

/** What this area says in messages and before deletions. */
export const words: AreaWords = {
  notices: {
    'patients.created': () => news.created,
    'patients.updated': () => news.updated,
    'patients.unchanged': () => news.unchanged,
    'patients.removed': ({ values }) => news.removed(values.label ?? ''),
    'patients.formKept': () => news.kept,
    'patients.formWaiting': () => news.waiting,
    'surgeries.removed': () => news.treatmentRemoved,
  },
  removals: {
    patients: { question: removals.patient, fallback: removals.patientFailed },
    surgeries: { question: removals.treatment, fallback: removals.treatmentFailed },
  },
};
