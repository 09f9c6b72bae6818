import { css } from '@linaria/core';
import { chequesPath } from '../../../machines/installments/plans.ts';
import { COLLATERALS, type Installment, type InstallmentCheck } from '../../../schema/installments/installment.ts';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { PlusIcon, RemoveIcon } from '../../kit/icons/actions.tsx';
import { ActionMenu } from '../../kit/overlay/action-menu.tsx';
import { useSendList } from '../../kit/page/list/list-state.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { collateralName, plan as texts } from '../texts.ts';
import { planName } from '../wording.ts';
import { ChequeLine } from './cheque-line.tsx';

const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.surface};
  box-shadow: 0 0 0 1px ${colour.line};
  &[data-fresh='true'] {
    background: ${colour.tint};
    box-shadow: 0 0 0 2px ${colour.accent};
  }
`;
const head = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-inline-end: -${space(3)};
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  & h3 {
    ${text.body}
    font-weight: ${weight.bold};
  }
  & p {
    ${text.caption}
    color: ${colour.soft};
  }
`;
const list = css`
  display: flex;
  flex-direction: column;
  margin-inline: -${space(2)} -${space(3)};
  & > li + li {
    border-block-start: 1px solid ${colour.line};
  }
`;
const note = css`
  ${text.caption}
  color: ${colour.soft};
`;

/** What is said where no cheque is to be shown. */
const withoutCheques = (collateral: Installment['collateral'], known: boolean): string | null => {
  if (collateral === COLLATERALS.gold) return texts.gold;
  if (collateral !== COLLATERALS.cheque) return texts.unknownCollateral;
  return known ? texts.noCheques : null;
};

interface PlanCardProps {
  readonly workflow: string;
  readonly row: Installment;
  /** Its cheques as they are due; null while they are not known. */
  readonly cheques: readonly InstallmentCheck[] | null;
  /** Whether all that is stored could be read: how many of its cheques are missing or paid is nobody's guess otherwise. */
  readonly whole: boolean;
  readonly fresh: boolean;
}

/** A plan of a patient with what was written down of its cheques. */
export const PlanCard = ({ workflow, row, cheques, whole, fresh }: PlanCardProps) => {
  const send = useSendList<Installment>(workflow);
  const { id, patient, collateral, number_of_installments: count } = row;
  const name = planName(row);
  // Of which nobody knows what guarantees it, cheques can be written down.
  const guaranteed = collateral === COLLATERALS.cheque || collateral == null;
  const lacking = guaranteed && whole && cheques && count != null ? Math.max(0, count - cheques.length) : 0;
  // Of how many nobody knows, one more can be written down.
  const open = lacking > 0 || (guaranteed && cheques !== null && (count == null || (!whole && cheques.length < count)));
  const paid = cheques?.filter(({ is_paid }) => is_paid).length ?? 0;
  return (
    <article className={card} data-fresh={fresh} aria-label={name}>
      <div className={head}>
        <div>
          <h3>{texts.parts(row)}</h3>
          <p>
            {[collateralName(collateral), ...(whole && cheques && cheques.length > 0 ? [texts.progress(paid, Math.max(count ?? 0, cheques.length))] : [])].join(
              '، ',
            )}
          </p>
        </div>
        <ActionMenu
          label={pageWords.moreOf(name)}
          actions={[{ label: pageWords.remove, icon: RemoveIcon, tone: 'danger', onPick: () => send({ type: 'row.remove', id, label: name }) }]}
        />
      </div>
      {cheques && cheques.length > 0 ? (
        <ul className={list}>
          {cheques.map((cheque) => (
            <ChequeLine key={cheque.id} row={cheque} patient={patient} />
          ))}
        </ul>
      ) : (
        <p className={note}>{withoutCheques(collateral, cheques !== null && whole)}</p>
      )}
      {open ? (
        <LinkButton to={chequesPath(row)} tone="secondary" icon={PlusIcon}>
          {lacking > 0 && cheques && cheques.length > 0 ? `${texts.addCheques}، ${texts.lacking(lacking)}` : texts.addCheques}
        </LinkButton>
      ) : null}
    </article>
  );
};
