import { css } from '@linaria/core';
import { splitTags } from '../../schema/kit/tags.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { Bone } from '../kit/feedback/skeleton.tsx';
import { AlertIcon } from '../kit/icons/basics.tsx';
import { useListState } from '../kit/resources.ts';
import { aboveMessages } from '../kit/theme/above-messages.ts';
import { colour, radius, space, TARGET, text, weight } from '../kit/theme/tokens.ts';
import { form } from './texts.ts';

// It takes its room before anything is known: what is about to be tapped below must not move.
const line = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${TARGET};
  padding-inline: ${space(3)};
  border-radius: ${radius.control};
  background: ${colour.sunken};
  ${text.caption}
  color: ${colour.soft};
  &[data-danger='true'] {
    ${aboveMessages}
    background: ${colour.dangerTint};
    color: ${colour.danger};
    ${text.body}
    font-weight: ${weight.bold};
  }
  & > svg {
    flex: none;
  }
`;

/** What the patient must not be given, in one line where it is decided; `patient` is undefined until the file is known. What nobody read, or what may be old, is said (D-156). */
export const Allergies = ({ patient }: { readonly patient: Patient | undefined }) => {
  const { busy, failure, unreadable, asOf } = useListState('patients');
  if (patient === undefined) {
    return !busy && (failure || unreadable > 0) ? (
      <p className={line} data-danger="true" role="alert">
        <AlertIcon size={20} />
        <span>{form.unreadAllergies}</span>
      </p>
    ) : (
      <div className={line} aria-busy="true">
        <Bone width="60%" />
      </div>
    );
  }
  const allergies = splitTags(patient.drug_allergies ?? '');
  return (
    <p className={line} data-danger={allergies.length > 0} role={allergies.length > 0 ? 'alert' : undefined}>
      {allergies.length > 0 ? <AlertIcon size={20} /> : null}
      <span>
        {allergies.length > 0 ? form.allergies(allergies.join('، ')) : form.noAllergies}
        {asOf === null ? null : form.oldAllergies}
      </span>
    </p>
  );
};
