import { rowById } from '../../../../../machines/kit/rows.ts';
import { fullName, type Patient } from '../../../../../schema/patients/patient.ts';
import { useSendApp } from '../../../actors.tsx';
import { useRows } from '../../../resources.ts';
import type { FieldProps } from '../../field-frame.tsx';
import { ListField } from '../../list-field.tsx';
import { useIsWhole } from '../whole-lists.ts';
import { usePeople } from './patient-options.ts';
import { partyWords } from './texts.ts';

interface PatientFieldProps extends FieldProps {
  readonly value: { readonly id: number; readonly name?: string | null } | null | undefined;
  /** Nobody stays chosen: each choice is taken elsewhere. */
  readonly onChoose: (patient: Patient) => void;
  /** Why somebody will not do; the same function as long as it says the same. */
  readonly warningOf?: (patient: number) => string | null;
}

/** One of the practice's patients; who is not there yet is entered in their own form, while this one waits. */
export const PatientField = ({ value, onChoose, warningOf, error, ...field }: PatientFieldProps) => {
  const patients = useRows('patients');
  const whole = useIsWhole('patients');
  const send = useSendApp();
  const row = value ? rowById(patients, value.id) : undefined;
  return (
    <ListField
      {...field}
      list="patients"
      detailed
      people={usePeople(partyWords.number, warningOf)}
      value={value?.id ?? null}
      chosenName={value?.name || (row ? fullName(row) : null)}
      placeholder={partyWords.choosePatient}
      firstTitle={partyWords.recent}
      error={error ?? (value && whole && row === undefined ? partyWords.patientGone : null)}
      adding={{
        label: partyWords.addPatient,
        onAdd: (query) => send({ type: 'route.go', to: '/new-patient', replace: false, ...(query === '' ? {} : { passed: { named: query } }) }),
      }}
      onChoose={(id) => {
        const chosen = id === null ? undefined : rowById(patients, id);
        if (chosen) onChoose(chosen);
      }}
    />
  );
};
