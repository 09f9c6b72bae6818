import type { Advice, HandedAdvice } from '../../schema/documents/advice.ts';
import { type DocumentDraft, OWN_ADVICE } from '../../schema/documents/draft.ts';

/** An advice that gave way to another of its kind, and can be had back. */
export interface ReplacedAdvice {
  readonly kind: string | null;
  readonly name: string;
  readonly text: string;
}

interface Papers {
  readonly opened: DocumentDraft;
  readonly draft: DocumentDraft;
  readonly replaced: ReplacedAdvice | null;
}

const adviceIn = ({ kind, adviceName, adviceText }: DocumentDraft): ReplacedAdvice => ({ kind: kind ?? null, name: adviceName, text: adviceText });
const withIn = (draft: DocumentDraft, { kind, name, text }: ReplacedAdvice): DocumentDraft => ({ ...draft, kind, adviceName: name, adviceText: text });
const isBlank = ({ name, text }: Pick<ReplacedAdvice, 'name' | 'text'>): boolean => name === '' && text === '';
const isSame = (one: ReplacedAdvice, other: ReplacedAdvice): boolean => one.name === other.name && one.text === other.text;

/** What of the advices goes along to whoever is chosen; null where none was begun. */
export const handedOver = ({ opened, draft }: Papers): HandedAdvice | null => {
  const advice = adviceIn(draft);
  if (isBlank(advice) && Object.keys(draft.others).length === 0) return null;
  return { ...advice, phone: draft.phone === opened.phone ? null : draft.phone, others: draft.others };
};

/** The draft once its advices are another's: they are theirs alone. */
export const withoutAdvice = ({ opened, draft }: Papers): DocumentDraft => ({
  ...draft,
  kind: null,
  adviceName: '',
  adviceText: '',
  phone: opened.phone,
  others: {},
});

type Others = Readonly<Record<string, Advice>>;
const written = ({ name, text }: Advice): Advice => ({ name, text });
/** Two of one kind are one text: nothing of either is lost. */
const joined = (one: Advice, other: Advice): Advice => ({
  name: one.name || other.name,
  text: [...new Set([one.text, other.text])].filter(Boolean).join('\n'),
});
const together = (ours: Others, handed: Others): Others => ({
  ...ours,
  ...Object.fromEntries(Object.entries(handed).map(([kind, each]) => [kind, ours[kind] ? joined(written(ours[kind]), written(each)) : written(each)])),
});

/** With an advice that was begun before it was said for whom. What stands there already is kept: under its own kind, or to be had back. */
export const withHanded = (papers: Papers, handed: HandedAdvice | undefined): Papers => {
  if (handed === undefined) return papers;
  const { opened, draft } = papers;
  const advice: ReplacedAdvice = { kind: handed.kind ?? null, name: handed.name, text: handed.text };
  const stands = adviceIn(draft);
  const phone = handed.phone && draft.phone === opened.phone ? handed.phone : draft.phone;
  const standing = stands.kind ?? OWN_ADVICE;
  // Nothing comes in place of what stands: of its kind, too, what was written is put after it.
  if (isBlank(advice)) {
    const { [standing]: same, ...others } = handed.others ?? {};
    const kept = same ? { ...joined(stands, written(same)), kind: stands.kind } : stands;
    return { ...papers, draft: { ...withIn(draft, kept), others: together(draft.others, others), phone } };
  }
  const key = advice.kind ?? OWN_ADVICE;
  const { [key]: left, ...others } = isBlank(stands) || standing === key ? draft.others : { ...draft.others, [standing]: stands };
  const before = standing === key && !isBlank(stands) ? stands : left ? { ...left, kind: advice.kind } : null;
  const cleaned = Object.fromEntries(Object.entries(others).map(([kind, each]) => [kind, written(each)]));
  return {
    opened,
    draft: { ...withIn(draft, advice), others: together(cleaned, handed.others ?? {}), phone },
    replaced: before === null || isSame(before, advice) ? papers.replaced : before,
  };
};

/** With the advice of its kind worded anew; what became of it can be had back. */
export const renewed = ({ draft }: Papers, words: Pick<ReplacedAdvice, 'name' | 'text'>): Pick<Papers, 'draft' | 'replaced'> => ({
  draft: withIn(draft, { kind: draft.kind ?? null, name: words.name, text: words.text }),
  replaced: adviceIn(draft),
});

/** With the advice that gave way, in place of the one before which it did. */
export const returnedAdvice = ({ draft, replaced }: Papers): Partial<Papers> => (replaced ? { draft: withIn(draft, replaced), replaced: adviceIn(draft) } : {});
