import { deeds, typed } from '../kit/feedback/deeds.ts';
import type { AreaNarration } from '../kit/feedback/narration.ts';
import { pageWords } from '../kit/page/texts.ts';
import { paperWords } from '../kit/print/texts.ts';
import { letterhead, letterheadProblems } from './letterhead-texts.ts';
import { words } from './words.ts';

const { pressed } = deeds;
const fromOutside = { 'screen.entered': null, 'screen.left': null, 'rows.changed': null } as const;

const changed =
  (labels: Readonly<Record<string, string>>) =>
  ({ event }: { readonly event: Readonly<Record<string, unknown>> }) => {
    const [[field, value] = ['', null]] = Object.entries((event.change ?? {}) as object);
    return typed(labels[field] ?? pageWords.unknown, value);
  };

/** How the work with papers is told. */
export const narration: AreaNarration = {
  ...words,
  workflows: {
    letterhead: {
      kind: 'own',
      title: letterhead.title,
      labels: paperWords.fields,
      problem: ({ code }) => letterheadProblems[code as keyof typeof letterheadProblems],
      tells: { ...fromOutside, 'draft.changed': changed(paperWords.fields), 'letterhead.submitted': pressed(pageWords.save) },
    },
  },
};
