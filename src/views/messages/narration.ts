import type { Recipient } from '../../schema/messages/workflow.ts';
import { deeds, typed } from '../kit/feedback/deeds.ts';
import { type AreaNarration, type Moment, problemsBy } from '../kit/feedback/narration.ts';
import { pageWords } from '../kit/page/texts.ts';
import { readyTexts } from './ready-texts.ts';
import { fields, message, news } from './texts.ts';
import { fieldError, recipientName } from './wording.ts';
import { words } from './words.ts';

const { pressed } = deeds;

/** What became of a text, by the answer of the device. */
const SHARED: Readonly<Record<string, string>> = {
  shared: message.opened.shared,
  copied: message.opened.copied,
  cancelled: 'از اشتراک‌گذاری متن منصرف شد',
  refused: news.notShared.replace(/\. .*/, ''),
};

const nameOf = ({ event, before }: Moment): string => {
  const row = ((before.rows ?? []) as readonly Recipient[]).find(({ key }) => key === event.key);
  return row ? recipientName(row) : pageWords.unknown;
};

/** How the work with messages is told. */
export const narration: AreaNarration = {
  ...words,
  workflows: {
    messages: {
      kind: 'own',
      title: message.title,
      labels: fields,
      problem: problemsBy(fieldError),
      tells: {
        'screen.entered': null,
        'screen.left': null,
        'rows.changed': null,
        'draft.changed': ({ event }) => {
          const [field, value] = Object.entries((event.change ?? {}) as object)[0] ?? [];
          return field === undefined ? null : typed(fields[field as keyof typeof fields], value);
        },
        'ready.chosen': ({ event }) => deeds.chose(message.ready, readyTexts.find(({ key }) => key === event.ready)?.name ?? pageWords.unknown),
        'recipients.chosen': ({ event }) =>
          deeds.chose(
            message.recipients,
            (event.recipients as readonly Recipient[]).map((each) => recipientName(each).trim() || pageWords.unknown).join('، ') || message.nobody,
          ),
        'number.added': pressed(message.addNumber),
        'recipient.removed': (moment) => pressed(message.removeOf(nameOf(moment))),
        'recipient.restored': pressed(message.undo),
        'message.opened': (moment) => pressed(moment.event.by === 'sms' ? message.smsTo(nameOf(moment)) : message.chatTo(nameOf(moment))),
        'message.shared': (moment) => pressed(message.shareFor(nameOf(moment))),
        'message.refused': pressed(message.sending),
        'replacement.confirmed': pressed(message.replaceYes),
        'question.cancelled': pressed(message.leaveNo),
        'list.abandoned': pressed(pageWords.back),
        'list.discarded': pressed(message.discardYes),
        'list.emptied': pressed(message.discard),
      },
      deviceCalls: { shareText: 'اشتراک‌گذاری متن' },
      answers: { shareText: ({ event }) => SHARED[(event.output as { readonly how?: string } | undefined)?.how ?? ''] ?? null },
      neutral: { shareText: ({ how }) => how === 'cancelled' },
    },
  },
};
