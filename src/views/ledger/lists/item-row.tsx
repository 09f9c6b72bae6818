import type { ReactNode } from 'react';
import type { Asset, Expense } from '../../../schema/accounting/ledger.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { RecordRow } from '../../kit/page/list/record-row.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { items } from '../texts.ts';

export const transactionOf = ({ transaction_number: number }: Pick<Asset, 'transaction_number'>): ReactNode =>
  number ? <Digits>{number}</Digits> : pageWords.none;

export const nameOfItem = ({ name, price, date }: Asset | Expense): string => items.entry(name, price, jalaliText(date));

interface ItemRowProps {
  readonly workflow: string;
  readonly row: Asset | Expense;
  /** Its place in the list, from 0. */
  readonly index?: number;
  /** How long it has been owned. */
  readonly age?: string;
  /** Whom it was paid to; empty for nobody. */
  readonly recipient?: string;
}

/** Something that was bought or spent: what, for how much, when, and its transaction number or «-» (ACC-ROWS-1). */
export const ItemRow = ({ workflow, row, index, age, recipient = '' }: ItemRowProps) => (
  <RecordRow
    workflow={workflow}
    row={row}
    name={nameOfItem(row)}
    {...(index === undefined ? {} : { index: persianDigits(index + 1) })}
    title={<bdi>{row.name}</bdi>}
    detail={
      <>
        <Amount toman={row.price} />
        <DayText>{row.date}</DayText>
        {recipient === '' ? null : <span>{items.recipient(recipient)}</span>}
        {age === undefined ? (
          <span>
            {items.transaction} {transactionOf(row)}
          </span>
        ) : (
          <span>{age}</span>
        )}
      </>
    }
  />
);
