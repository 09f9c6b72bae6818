import { normalise } from '../kit/persian-text.ts';

const EXCEPT =
  /(?<!\p{L})(?:(?:به|ب)?[\s\u200c]*جز|(?:به[\s\u200c]*)?غیر[\s\u200c]*از|مگر|except(?:ing|[\s]+for)?|other[\s]+than)(?!\p{L})(?![\s\u200c]*(?:آن|این|اون|that|this)(?!\p{L}))/iu;
/** What is left out ends with the next remark, or with «و»: whether a second one is left out as well, nobody can tell. */
const END = /[،,؛;.+/()\n]|(?<!\p{L})(?:و|and)(?!\p{L})/iu;
/** «غیر از … هم» adds to what was said and takes nothing from it. */
const ADDED = /(?<!\p{L})(?:هم|نیز|همچنین|also|too|as[\s]+well)(?!\p{L})/iu;
const DENIED = /(?<!\p{L})(?:ندارد|نیست|نداشته|ندارم|not?|none)(?!\p{L})/iu;

/**
 * A remark without what it leaves out («NSAIDs به جز استامینوفن»), where what stands before that names something and denies nothing:
 * «حساسیت ندارد به جز پنی‌سیلین» is an allergy to penicillin.
 */
export const withoutExceptions = (text: string, namesSomething: (text: string) => boolean): string => {
  const remark = normalise(text);
  const found = EXCEPT.exec(remark);
  const before = remark.slice(0, found?.index);
  if (found === null || DENIED.test(remark) || ADDED.test(remark) || !namesSomething(before)) return remark;
  const after = remark.slice(found.index + found[0].length);
  const end = after.search(END);
  return end === -1 ? before : `${before} ${withoutExceptions(after.slice(end), namesSomething)}`;
};
