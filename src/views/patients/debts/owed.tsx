import { css } from '@linaria/core';
import { formatAmount } from '../../../schema/kit/money.ts';
import { standingOf } from '../../../schema/patients/financial-status.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { colour, weight } from '../../kit/theme/tokens.ts';
import { list } from '../texts/list.ts';

const owed = css`
  color: ${colour.faint};
  white-space: nowrap;
  &[data-standing='debt'] {
    color: ${colour.danger};
    font-weight: ${weight.bold};
  }
  &[data-standing='credit'] {
    color: ${colour.credit};
    font-weight: ${weight.bold};
  }
  & small {
    color: inherit;
  }
`;

interface OwedProps {
  readonly toman: number;
  /** Without the unit, which stands in the head of the column. */
  readonly bare?: boolean;
}

/** What a patient owes, in a word and in toman, for a line. */
export const Owed = ({ toman, bare = false }: OwedProps) => {
  const standing = standingOf(toman);
  return (
    <span className={owed} data-standing={standing}>
      {list.standings[standing]} {standing === 'settled' ? null : bare ? formatAmount(Math.abs(toman)) : <Amount toman={Math.abs(toman)} short />}
    </span>
  );
};
