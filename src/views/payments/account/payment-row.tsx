import { css } from '@linaria/core';
import { memo } from 'react';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import type { Income } from '../../../schema/payments/income.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { RecordRow } from '../../kit/page/list/record-row.tsx';
import { text } from '../../kit/theme/tokens.ts';
import { account } from '../texts.ts';
import { methodName } from '../wording.ts';

const sum = css`
  ${text.lead}
`;

export const nameOfIncome = ({ amount, date }: Income): string => account.entry(amount, jalaliText(date));

/** One payment: how much, when, how, and its transaction. */
export const PaymentRow = memo(({ workflow, income }: { readonly workflow: string; readonly income: Income }) => (
  <RecordRow
    workflow={workflow}
    row={income}
    name={nameOfIncome(income)}
    title={
      <span className={sum}>
        <Amount toman={income.amount} short />
      </span>
    }
    detail={
      <>
        <DayText>{income.date}</DayText>
        <span>{methodName(income.payment_method)}</span>
        {income.transaction_number ? (
          <span>
            {account.transaction} <Digits>{income.transaction_number}</Digits>
          </span>
        ) : null}
      </>
    }
  />
));
