import { css } from '@linaria/core';
import { type Side, wrongWith } from '../../../machines/accounting/standing.ts';
import { DayField } from '../../kit/fields/day-field.tsx';
import { dayWords } from '../../kit/fields/texts.ts';
import { space } from '../../kit/theme/tokens.ts';
import { useAsked, useSendSummary } from '../standing.ts';
import { useToday } from './today.ts';

const fields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  align-items: start;
  gap: ${space(3)};
`;

/** The first and the last day of the range; one that ends before it begins is refused at its field. */
export const RangeFields = () => {
  const asked = { typed: useAsked('typed'), side: useAsked('side') };
  const today = useToday();
  const send = useSendSummary();
  const field = (side: Side) => (
    <DayField
      label={dayWords[side]}
      placeholder={dayWords[side]}
      value={asked.typed[side]}
      today={today}
      error={wrongWith(asked, side) === 'reversed' ? dayWords.backwards : null}
      onChange={(value) => send({ type: 'range.typed', side, value })}
    />
  );
  return (
    <div className={fields}>
      {field('from')}
      {field('to')}
    </div>
  );
};
