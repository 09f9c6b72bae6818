import { css } from '@linaria/core';
import { type MouseEvent, memo } from 'react';
import { Link } from 'wouter';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { useSend } from '../../kit/actors.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { EditIcon, RemoveIcon } from '../../kit/icons/actions.tsx';
import { SwipingRow } from '../../kit/list/swiping-row.tsx';
import { ActionMenu } from '../../kit/overlay/action-menu.tsx';
import { words } from '../../kit/texts.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { list } from '../texts/list.ts';
import type { ListEvent } from './list-state.ts';

const card = css`
  display: flex;
  align-items: center;
  min-block-size: 72px;
  padding-inline-end: ${space(1)};
  border-radius: ${radius.card};
  background: ${colour.surface};
  box-shadow: inset 0 0 0 1px ${colour.line};
`;
const main = css`
  flex: 1;
  align-self: stretch;
  display: grid;
  grid-template-columns: minmax(28px, max-content) 1fr;
  align-content: center;
  gap: 0 ${space(2)};
  min-inline-size: 0;
  padding-block: ${space(2)};
  padding-inline-start: ${space(2)};
  border-radius: ${radius.card};
  user-select: none;
  -webkit-user-drag: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  & > span:first-child {
    grid-row: span 2;
    align-self: center;
    text-align: center;
    ${text.caption}
    color: ${colour.faint};
  }
`;
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  min-inline-size: 0;
  ${text.caption}
  color: ${colour.soft};
  & > strong {
    ${text.body}
    font-weight: ${weight.bold};
    color: ${colour.ink};
  }
  & > [data-insured='true'] {
    color: ${colour.accent};
    font-weight: ${weight.medium};
  }
  & > [data-insured='false'] {
    color: ${colour.faint};
  }
`;

export interface PatientRowProps {
  readonly workflow: string;
  readonly patient: Patient;
  /** Its place in the list as shown, from 1. */
  readonly index: number;
  readonly insurance: string | null;
}

/** One patient: number, name, insurance, national number and phone. */
export const PatientRow = memo(({ workflow, patient, index, insurance }: PatientRowProps) => {
  const send = useSend<ListEvent>(workflow);
  const name = fullName(patient) || words.unknown;
  const edit = () => send({ type: 'patient.edit', patient });
  const remove = () => send({ type: 'patient.remove', id: patient.id, label: name });
  const open = (event: MouseEvent) => {
    // A new tab or window is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    send({ type: 'patient.opened', patient });
  };
  return (
    <SwipingRow workflow={workflow} id={patient.id} name={name} onEdit={edit} onRemove={remove}>
      <div className={card}>
        <Link href={`/patient/${patient.id}`} className={main} draggable={false} onClick={open}>
          <span>{persianDigits(index)}</span>
          <span className={line}>
            <strong>{name}</strong>
            <span data-insured={insurance !== null}>{insurance ?? list.noInsurance}</span>
          </span>
          <span className={line}>
            <Digits>{patient.national_number}</Digits>
            {patient.phone ? <PhoneText>{patient.phone}</PhoneText> : <span>{list.noPhone}</span>}
          </span>
        </Link>
        <ActionMenu
          label={words.moreOf(name)}
          actions={[
            { label: words.edit, icon: EditIcon, onPick: edit },
            { label: words.remove, icon: RemoveIcon, tone: 'danger', onPick: remove },
          ]}
        />
      </div>
    </SwipingRow>
  );
});
