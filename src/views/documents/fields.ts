import { useMemo } from 'react';
import type { DocumentDraft, DocumentField } from '../../schema/documents/draft.ts';
import { fieldErrors } from '../kit/feedback/wording.ts';
import { bindFields } from '../kit/fields/bound-field.ts';
import { useDocuments, useSendDocuments } from './state.ts';
import { fields, problems } from './texts.ts';

/** What is wrong with a field, in words. */
const fieldError = fieldErrors<DocumentDraft>(({ code }) => problems[code as keyof typeof problems] ?? null);

const bind = bindFields<DocumentDraft>({ labels: fields, errors: fieldError, required: ['treatment', 'day', 'adviceName'] satisfies DocumentField[] });

/** The fields of the papers, each bound to what stands in it. */
export const useFields = () => {
  const { draft, problems: found } = useDocuments();
  const send = useSendDocuments();
  return useMemo(() => bind({ draft, problems: found, refused: {} }, false, (change) => send({ type: 'draft.changed', change })), [draft, found, send]);
};
