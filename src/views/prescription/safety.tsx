import { css } from '@linaria/core';
import { splitTags } from '../../schema/kit/tags.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { Bone } from '../kit/feedback/skeleton.tsx';
import { AlertIcon } from '../kit/icons/basics.tsx';
import { Card } from '../kit/page/page.tsx';
import { colour, radius, space, text, weight } from '../kit/theme/tokens.ts';
import { safety } from './texts.ts';

const facts = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(1.5)} ${space(3)};
  }
  & dt {
    flex: 0 0 min(100%, 8.6em);
    ${text.caption}
    color: ${colour.soft};
  }
  & dd {
    display: flex;
    flex-wrap: wrap;
    flex: 1 1 160px;
    gap: ${space(1.5)};
    color: ${colour.soft};
  }
  & dd > span {
    padding: ${space(0.5)} ${space(3)};
    border-radius: ${radius.round};
    background: ${colour.sunken};
    color: ${colour.ink};
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }
  & [data-danger='true'] dt {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    color: ${colour.danger};
    font-weight: ${weight.bold};
  }
  & [data-danger='true'] dd > span {
    background: ${colour.dangerTint};
    color: ${colour.danger};
    font-weight: ${weight.bold};
  }
`;
const hint = css`
  color: ${colour.soft};
`;

interface SafetyProps {
  /** Null while nobody is chosen, undefined until the file is known. */
  readonly patient: Patient | null | undefined;
}

/** What the patient must not be given and takes already, in sight of whoever prescribes. */
export const Safety = ({ patient }: SafetyProps) => {
  if (patient === null) {
    return (
      <Card title={safety.title}>
        <p className={hint}>{safety.choose}</p>
      </Card>
    );
  }
  const groups = [
    [safety.allergies, patient?.drug_allergies, true],
    [safety.medications, patient?.current_medications, false],
    [safety.diseases, patient?.underlying_diseases, false],
  ] as const;
  return (
    <Card title={safety.title}>
      <dl className={facts} aria-busy={patient === undefined}>
        {groups.map(([label, stored, dangerous]) => {
          const tags = splitTags(stored ?? '');
          const danger = dangerous && tags.length > 0;
          return (
            <div key={label} data-danger={danger} role={danger ? 'alert' : undefined}>
              <dt>
                {danger ? <AlertIcon size={18} /> : null}
                {label}
              </dt>
              <dd>{patient === undefined ? <Bone width="60%" /> : tags.length === 0 ? safety.none : tags.map((tag) => <span key={tag}>{tag}</span>)}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
};
