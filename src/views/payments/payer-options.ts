import { useMemo } from 'react';
import { persianOrder } from '../../schema/kit/persian-text.ts';
import { fullName } from '../../schema/patients/patient.ts';
import type { Payer } from '../../schema/payments/prefill.ts';
import type { Option } from '../kit/fields/choice/options.ts';
import { pageWords } from '../kit/page/texts.ts';
import { useRows } from '../kit/resources.ts';
import { form } from './texts.ts';

/** A payer as one value of a choice. */
export const payerKey = ({ kind, id }: Pick<Payer, 'kind' | 'id'>): string => `${kind}:${id}`;

export interface PayerOption extends Option<string> {
  readonly payer: Payer;
}

/** As many of those who were filed last stand before the others. */
const NEWEST = 5;

/** Everybody who may pay, by name; the clinics, of which there are few, and who was filed last come first. */
export const usePayerOptions = (): readonly PayerOption[] => {
  const patients = useRows('patients');
  const clinics = useRows('clinics');
  return useMemo(() => {
    const option = (payer: Payer, detail: string): PayerOption => ({ value: payerKey(payer), label: payer.name || pageWords.unknown, detail, payer });
    const places = clinics.map(({ id, name }) => ({ ...option({ kind: 'clinic', id, name }, form.clinic), first: true }));
    const people = patients
      .toSorted((left, right) => right.id - left.id)
      .map((patient, index) => ({
        ...option(
          { kind: 'patient', id: patient.id, name: fullName(patient) },
          patient.national_number ? form.nationalNumber(patient.national_number) : form.patient,
        ),
        first: index < NEWEST,
      }));
    return [...places, ...people].toSorted((left, right) => persianOrder.compare(left.label, right.label));
  }, [patients, clinics]);
};

/** Names a payer whose name was not handed over. */
export const nameOf = (payer: Payer | null | undefined, options: readonly PayerOption[]): string | null => {
  if (!payer) return null;
  return payer.name || (options.find(({ value }) => value === payerKey(payer))?.label ?? null);
};
