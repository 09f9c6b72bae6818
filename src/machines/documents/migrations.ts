import type { DocumentDraft } from '../../schema/documents/draft.ts';
import type { Kept, Migrations } from '../kit/migrations.ts';

interface First {
  readonly opened: DocumentDraft;
  readonly draft: DocumentDraft;
}

/** In the first version a day that nobody had chosen was that of the opening, and nothing could be had back. */
const second = (kept: Kept): Kept => {
  const { opened, draft, ...context } = kept.context as First;
  const isDefault = draft.day?.day === opened.day?.day && draft.day?.typed === opened.day?.typed;
  return {
    ...kept,
    context: {
      ...{ doubts: [], replaced: null, given: false },
      ...context,
      opened: { ...opened, day: null },
      draft: { ...draft, day: isDefault ? null : draft.day },
    },
  };
};

/** The first head of papers had no place for a dentist's name. */
const secondHead = (kept: Kept): Kept => {
  const { opened, draft, ...context } = kept.context as { readonly opened: object; readonly draft: object };
  return { ...kept, context: { ...context, opened: { dentist: '', ...opened }, draft: { dentist: '', ...draft } } };
};

export const letterheadMigrations: Migrations = { 1: secondHead };
export const documentMigrations: Migrations = { 1: second };
