import { flag, id, instant, integer, list, literal, optional, partial, phone, plain, type StructOf, struct, text, type ValueOf, worded } from '../kit/shape.ts';
import { workflow } from '../kit/workflow.ts';
import { sharesText } from '../workflows/paper.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';

/** What became of a message as far as this device knows: whether it was sent, nobody here can tell. */
export const OPENED = ['sms', 'chat', 'shared', 'copied'] as const;
export type Opened = (typeof OPENED)[number];

/** Whom a message goes to: a patient, or a number that was typed. */
export const recipient = struct({
  key: integer(),
  patient: optional(id()),
  name: text(),
  phone: text({ disguise: 'phone' }),
  opened: optional(literal(...OPENED)),
  /** It was another text then, or another number. */
  earlier: optional(flag()),
});
export type Recipient = ValueOf<typeof recipient>;

/** What is typed: the text for everybody, and a number that is nobody's in the list. */
export const messageDraftFields = { text: worded(), number: phone() };
export type MessageDraft = StructOf<typeof messageDraftFields>;
export type MessageField = keyof MessageDraft;

/** A text for the people of the practice, which other programs send (DOC-MSG-1). */
export const messagesWorkflow = workflow({
  name: 'messages',
  version: 3,
  input: screenInput,
  events: {
    ...screenEvents,
    'draft.changed': { change: partial(messageDraftFields) },
    /** A text that was written before takes the place of what stands there; of one's own after a question. */
    'ready.chosen': { ready: plain(), text: worded() },
    'replacement.confirmed': {},
    'question.cancelled': {},
    'recipients.chosen': { recipients: list(struct({ patient: id(), name: text(), phone: text({ disguise: 'phone' }) })) },
    /** The number that was typed. */
    'number.added': {},
    'recipient.removed': { key: integer() },
    'recipient.restored': {},
    /** Another program was opened with it in that very tap. */
    /** `phone` is the one that it goes to, where the list of patients has another than when they were chosen. */
    'message.opened': { key: integer(), by: literal('sms', 'chat'), phone: optional(text({ disguise: 'phone' })) },
    'message.shared': { key: integer(), text: worded() },
    /** What the message lacks is said at its field. */
    'message.refused': { at: instant() },
    'list.abandoned': {},
    'list.discarded': {},
    'list.emptied': {},
  },
  ports: { shareText: sharesText },
});
