import type { ReactNode } from 'react';
import { parseAmount, plus, type Whole } from '../../../schema/kit/money.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import type { Entry } from '../../kit/page/staged/staged-rows.tsx';
import { entryName, type ItemDraft } from './item-wording.ts';

/** An entry of the list: what, for how much, in which category, when; of an expense also to whom. */
export const itemEntry = (draft: ItemDraft, category: string, recipient: ReactNode = null): Entry => ({
  name: entryName(draft),
  title: draft.name,
  detail: (
    <>
      <Amount toman={parseAmount(draft.price) ?? 0} />
      <span>{category}</span>
      {draft.date?.day ? <DayText>{draft.date.day}</DayText> : null}
      {recipient ? <span>{recipient}</span> : null}
      {draft.transaction_number ? <Digits>{draft.transaction_number}</Digits> : null}
    </>
  ),
});

/** What entries come to. */
export const itemTotal = (drafts: readonly ItemDraft[]): ReactNode => (
  <Amount toman={drafts.reduce<Whole>((all, { price }) => plus(all, parseAmount(price) ?? 0), 0)} />
);
