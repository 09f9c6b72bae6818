import { css } from '@linaria/core';
import { fullName } from '../../../schema/patients/patient.ts';
import { Bone } from '../../kit/feedback/skeleton.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { behindStyle } from '../../kit/figures/behind.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { cheque, plan as planTexts } from '../texts.ts';
import type { PlanFacts } from './plan-facts.ts';

const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.tint};
  color: ${colour.onTint};
  & h2 {
    ${text.lead}
    font-weight: ${weight.bold};
  }
`;
const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.75rem), 1fr));
  gap: ${space(2)} ${space(4)};
  & dt {
    ${text.caption}
  }
  & dd {
    font-weight: ${weight.medium};
  }
  & small {
    color: inherit;
  }
`;
const line = css`
  ${text.caption}
`;

/** Whose plan it is, and what they owe (PLAN-CHEQUE-1). */
export const PatientHead = ({
  patient,
  debt,
  oldBalance,
  lostBalance,
  plan,
  waiting,
}: Pick<PlanFacts, 'patient' | 'debt' | 'oldBalance' | 'lostBalance' | 'plan' | 'waiting'>) => {
  const unknown = waiting ? <Bone width="6em" /> : planTexts.unknown;
  return (
    <section className={card} aria-label={cheque.who}>
      <h2>{patient ? fullName(patient) || pageWords.unknown : waiting ? <Bone width="50%" /> : pageWords.unknown}</h2>
      <dl className={facts}>
        <div>
          <dt>{cheque.nationalNumber}</dt>
          <dd>{patient ? patient.national_number ? <Digits>{patient.national_number}</Digits> : cheque.none : unknown}</dd>
        </div>
        <div>
          <dt>{cheque.birthDate}</dt>
          <dd>{patient ? patient.birth_date ? <DayText>{patient.birth_date}</DayText> : cheque.none : unknown}</dd>
        </div>
        <div>
          <dt>{cheque.fileNumber}</dt>
          <dd>{cheque.none}</dd>
        </div>
        <div>
          <dt>{debt !== null && debt < 0 ? cheque.credit : cheque.balance}</dt>
          <dd className={behindStyle} data-behind={oldBalance}>
            {debt === null ? lostBalance ? planTexts.unknown : <Bone width="6em" /> : <Amount toman={Math.abs(debt)} />}
          </dd>
        </div>
      </dl>
      {plan || waiting ? <p className={line}>{plan ? planTexts.parts(plan) : <Bone width="40%" />}</p> : null}
    </section>
  );
};
