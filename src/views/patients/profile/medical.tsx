import { css } from '@linaria/core';
import { splitTags } from '../../../schema/kit/tags.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { AlertIcon } from '../../kit/icons/basics.tsx';
import { Card } from '../../kit/page/page.tsx';
import { aboveMessages } from '../../kit/theme/above-messages.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { fields, profile } from '../texts.ts';

const alert = css`
  ${aboveMessages}
  display: flex;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.dangerTint};
  color: ${colour.danger};
  box-shadow: inset 0 0 0 1.5px ${colour.danger};
  & h2 {
    ${text.body}
    font-weight: ${weight.bold};
  }
  & p {
    ${text.lead}
    font-weight: ${weight.bold};
    color: ${colour.ink};
  }
`;
const groups = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(1.5)} ${space(3)};
  }
  & > div + div {
    padding-block-start: ${space(3)};
    border-block-start: 1px solid ${colour.line};
  }
  & dt {
    ${text.caption}
    color: ${colour.soft};
    flex: 0 0 min(100%, 8.6em);
  }
  & dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1.5)};
    flex: 1 1 160px;
    color: ${colour.faint};
  }
  & dd > span {
    padding: ${space(0.5)} ${space(3)};
    border-radius: ${radius.round};
    background: ${colour.sunken};
    color: ${colour.ink};
    font-weight: ${weight.medium};
  }
  & [data-tone='danger'] dd > span {
    background: ${colour.dangerTint};
    color: ${colour.danger};
    font-weight: ${weight.bold};
  }
`;

/* The answer mostly comes before anybody could read this. */
const doubt = css`
  ${text.caption}
  margin-inline-start: ${space(2)};
  color: ${colour.soft};
  animation: doubted 150ms 1s both;
  @keyframes doubted {
    from {
      opacity: 0;
    }
  }
`;

interface MedicalProps {
  readonly patient: Patient;
  /** Whether it is not known to be what the provider has by now. */
  readonly old: boolean;
}

const PerhapsOld = ({ old }: { readonly old: boolean }) => (old ? <small className={doubt}>{profile.perhapsOld}</small> : null);

/** What the patient must not be given: the first thing to be seen of a file. */
export const AllergyAlert = ({ patient, old }: MedicalProps) => {
  const allergies = splitTags(patient.drug_allergies ?? '');
  return allergies.length === 0 ? null : (
    <section className={alert} aria-label={profile.allergyAlert}>
      <AlertIcon />
      <div>
        <h2>
          {profile.allergyAlert} <PerhapsOld old={old} />
        </h2>
        <p>{allergies.join('، ')}</p>
      </div>
    </section>
  );
};

const LISTS = ['underlying_diseases', 'current_medications', 'drug_allergies'] as const;

/** Diseases, medications and allergies, entry by entry. */
export const Medical = ({ patient, old }: MedicalProps) => (
  <Card title={profile.medical} aside={<PerhapsOld old={old} />}>
    <dl className={groups}>
      {LISTS.map((field) => {
        const entries = splitTags(patient[field] ?? '');
        return (
          <div key={field} data-tone={field === 'drug_allergies' ? 'danger' : undefined}>
            <dt>{fields[field]}</dt>
            <dd>{entries.length === 0 ? profile.noneRecorded : entries.map((entry) => <span key={entry}>{entry}</span>)}</dd>
          </div>
        );
      })}
    </dl>
  </Card>
);
