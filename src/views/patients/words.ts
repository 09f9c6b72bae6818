import type { AreaWords, NoticeLead } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { fields } from './texts/names.ts';
import { news, openFile, removals, treatmentNews } from './texts/news.ts';

const toFile: NoticeLead = ({ values }) => (values.id ? { to: `/patient/${values.id}`, label: openFile } : null);

/** What this area says in messages and before deletions. */
export const words: AreaWords = {
  notices: { ...noticesOf('patients', news), ...noticesOf('surgeries', treatmentNews) },
  leads: { 'patients.created': toFile, 'patients.updated': toFile },
  removals: {
    patients: { question: removals.patient, fallback: removals.patientFailed },
    surgeries: { question: removals.treatment, fallback: removals.treatmentFailed },
  },
  drafts: { patientForm: { title: 'پرونده بیمار', labels: fields } },
};
