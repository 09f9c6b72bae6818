import { fullName, type Patient } from '../../schema/patients/patient.ts';
import { deeds, shownValue, typed } from '../kit/feedback/deeds.ts';
import type { AreaNarration } from '../kit/feedback/narration.ts';
import { pageWords } from '../kit/page/texts.ts';
import { previewWords } from '../kit/print/paper/preview-texts.ts';
import { paperWords } from '../kit/print/texts.ts';
import { words as kit } from '../kit/texts.ts';
import { letterhead, letterheadProblems } from './letterhead/texts.ts';
import { advice, documents, fields, problems } from './texts.ts';
import { words } from './words.ts';

const { pressed } = deeds;
const nameIn = (names: Readonly<Record<string, string>>, key: unknown): string => names[String(key)] ?? pageWords.unknown;
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
    documents: {
      kind: 'own',
      title: documents.title,
      labels: fields,
      problem: ({ code }) => problems[code as keyof typeof problems],
      tells: {
        ...fromOutside,
        'tab.chosen': ({ event }) => deeds.chose(documents.tabsLabel, nameIn(documents.tabs, event.tab)),
        'patient.chosen': ({ event }) => deeds.chose(fields.patient, fullName(event.patient as Patient) || pageWords.unknown),
        'draft.changed': changed(fields),
        'advice.chosen': ({ event }) => deeds.chose(advice.kinds, shownValue(event.name) ?? advice.own),
        'paper.chosen': ({ event }) => deeds.chose(previewWords.paper, nameIn(previewWords.sizes, event.paper)),
        'zoom.chosen': ({ event }) => deeds.chose(previewWords.title, previewWords.zoom(Number(event.zoom))),
        'print.requested': pressed(documents.print),
        'advice.renewed': pressed(advice.renew),
        'advice.returned': pressed(advice.giveBack),
        'print.settled': null,
        'patient.known': null,
        'print.confirmed': pressed(documents.doubtYes),
        'message.asked': pressed(advice.send),
        'message.opened': ({ event }) => deeds.pressed(event.by === 'sms' ? advice.sms : advice.send),
        'message.shared': pressed(advice.share),
        'draft.emptied': pressed(documents.empty),
        'draft.discarded': pressed(documents.emptyYes),
        'question.cancelled': pressed(pageWords.cancel),
        'list.retried': pressed(kit.retry),
        'part.retried': pressed(kit.retry),
      },
      calls: { loadPatient: 'خواندن پرونده بیمار', loadFinances: 'خواندن مانده حساب بیمار' },
      deviceCalls: { printPage: pageWords.print, shareText: advice.share },
      answers: {
        loadPatient: 'پرونده بیمار از سرور خوانده شد',
        loadFinances: 'مانده حساب بیمار از سرور خوانده شد',
        printPage: 'پنجره چاپ بسته شد',
        shareText: ({ event }) =>
          advice.outcomes[(event.output as { readonly how?: 'shared' } | undefined)?.how ?? 'refused']?.replace(/\.$/, '') ?? advice.cancelled,
      },
      neutral: { shareText: ({ how }) => how === 'cancelled' },
    },
    letterhead: {
      kind: 'own',
      title: letterhead.title,
      labels: paperWords.fields,
      problem: ({ code }) => letterheadProblems[code as keyof typeof letterheadProblems],
      tells: { ...fromOutside, 'draft.changed': changed(paperWords.fields), 'letterhead.submitted': pressed(pageWords.save) },
    },
  },
};
