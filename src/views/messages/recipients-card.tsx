import { css } from '@linaria/core';
import { useCallback } from 'react';
import { rowById } from '../../machines/kit/rows.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { Button } from '../kit/controls/button.tsx';
import { PatientField } from '../kit/fields/choice/party/patient-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { Card } from '../kit/page/page.tsx';
import { useRows } from '../kit/resources.ts';
import { space } from '../kit/theme/tokens.ts';
import { useMessages, useSendMessages } from './messages-state.ts';
import { fields, message } from './texts.ts';
import { fieldError } from './wording.ts';

const beside = css`
  display: flex;
  flex-wrap: wrap;
  /* Beside the box of the field; below it where letters leave no room for both. */
  align-items: end;
  gap: ${space(2)};
  & > :first-child {
    flex: 1 1 9rem;
  }
`;

/** Who gets the message: patients, one after the other, and numbers that are nobody's in the list. */
export const RecipientsCard = ({ workflow }: { readonly workflow: string }) => {
  const snapshot = useMessages(workflow);
  const { context } = snapshot;
  const { rows } = context;
  const send = useSendMessages(workflow);
  const disabled = !snapshot.hasTag('editable');
  const patients = useRows('patients');
  const warningOf = useCallback(
    (id: number) => (rows.some(({ patient }) => patient === id) ? message.there : rowById(patients, id)?.phone ? null : message.phoneless),
    [rows, patients],
  );
  return (
    <Card title={message.recipients}>
      <PatientField
        label={message.patient}
        value={null}
        warningOf={warningOf}
        disabled={disabled}
        onChoose={(patient) => send({ type: 'recipients.chosen', recipients: [{ patient: patient.id, name: fullName(patient), phone: patient.phone ?? '' }] })}
      />
      <div className={beside}>
        <TextField
          label={fields.number}
          kind="phone"
          value={context.draft.number}
          error={fieldError(context, 'number')}
          disabled={disabled}
          input={{
            maxLength: 20,
            onKeyDown: (event) => {
              if (event.key !== 'Enter' || context.draft.number === '') return;
              event.preventDefault();
              send({ type: 'number.added' });
            },
          }}
          onChange={(number) => send({ type: 'draft.changed', change: { number } })}
        />
        <Button disabled={disabled} onClick={() => send({ type: 'number.added' })}>
          {message.addNumber}
        </Button>
      </div>
    </Card>
  );
};
