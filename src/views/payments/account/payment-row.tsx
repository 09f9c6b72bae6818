import { css } from '@linaria/core';
import { memo } from 'react';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import type { Income } from '../../../schema/payments/income.ts';
import { useSend } from '../../kit/actors.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { EditIcon, RemoveIcon } from '../../kit/icons/actions.tsx';
import { Row } from '../../kit/list/row.tsx';
import { SwipingRow } from '../../kit/list/swiping-row.tsx';
import { ActionMenu } from '../../kit/overlay/action-menu.tsx';
import { words } from '../../kit/texts.ts';
import { text } from '../../kit/theme/tokens.ts';
import { account } from '../texts.ts';
import { methodName } from '../wording.ts';
import type { AccountEvent } from './account-state.ts';

const sum = css`
  ${text.lead}
`;

/** One payment: how much, when, how, and its transaction. */
export const PaymentRow = memo(({ workflow, income }: { readonly workflow: string; readonly income: Income }) => {
  const send = useSend<AccountEvent>(workflow);
  const name = account.entry(income.amount, jalaliText(income.date));
  const edit = () => send({ type: 'payment.edit', income });
  const remove = () => send({ type: 'payment.remove', id: income.id, label: name });
  return (
    <SwipingRow workflow={workflow} id={income.id} name={name} onEdit={edit} onRemove={remove}>
      <Row
        title={
          <span className={sum}>
            <Amount toman={income.amount} />
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
        end={
          <ActionMenu
            label={words.moreOf(name)}
            actions={[
              { label: words.edit, icon: EditIcon, onPick: edit },
              { label: words.remove, icon: RemoveIcon, tone: 'danger', onPick: remove },
            ]}
          />
        }
      />
    </SwipingRow>
  );
});
