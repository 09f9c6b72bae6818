import { persianDigits } from '../../schema/kit/digits.ts';
import { groupedPhone } from '../../schema/kit/phone.ts';
import { blanksIn } from '../../schema/messages/message-text.ts';
import type { MessageDraft, Recipient } from '../../schema/messages/workflow.ts';
import { fieldErrors } from '../kit/feedback/wording.ts';
import { pageWords } from '../kit/page/texts.ts';
import { problems } from './texts.ts';

const isProblem = (code: string): code is keyof typeof problems => code in problems;

export const fieldError = fieldErrors<MessageDraft>(({ code }, { text }) => {
  if (!isProblem(code)) return null;
  const said = problems[code];
  return typeof said === 'string' ? said : said(blanksIn(text).join('، '));
});

/** What a person calls somebody who gets the message; a number stays in its own direction. */
export const recipientName = ({ name, phone }: Pick<Recipient, 'name' | 'phone'>): string =>
  name || (phone === '' ? pageWords.unknown : `\u2066${persianDigits(groupedPhone(phone))}\u2069`);
