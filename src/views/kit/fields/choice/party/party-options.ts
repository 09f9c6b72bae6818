import { useMemo } from 'react';
import { persianOrder } from '../../../../../schema/kit/persian-text.ts';
import { fullName } from '../../../../../schema/patients/patient.ts';
import type { Payer } from '../../../../../schema/payments/prefill.ts';
import { pageWords } from '../../../page/texts.ts';
import { useRows } from '../../../resources.ts';
import type { Option } from '../options.ts';
import { partyWords } from './texts.ts';

/** A patient or a clinic as one value of a choice. */
export const partyKey = ({ kind, id }: Pick<Payer, 'kind' | 'id'>): string => `${kind}:${id}`;

export interface PartyOption extends Option<string> {
  readonly party: Payer;
}

/** As many of those who were filed last stand before the others. */
const NEWEST = 5;

/** Everybody who may pay or be paid, by name; the clinics, of which there are few, and who was filed last come first. */
export const usePartyOptions = (): readonly PartyOption[] => {
  const patients = useRows('patients');
  const clinics = useRows('clinics');
  return useMemo(() => {
    const option = (party: Payer, detail: string): PartyOption => ({ value: partyKey(party), label: party.name || pageWords.unknown, detail, party });
    const places = clinics.map(({ id, name }) => ({ ...option({ kind: 'clinic', id, name }, partyWords.clinic), first: true }));
    const people = patients
      .toSorted((left, right) => right.id - left.id)
      .map((patient, index) => ({
        ...option(
          { kind: 'patient', id: patient.id, name: fullName(patient) },
          patient.national_number ? partyWords.nationalNumber(patient.national_number) : partyWords.patient,
        ),
        first: index < NEWEST,
      }));
    return [...places, ...people].toSorted((left, right) => persianOrder(left.label, right.label));
  }, [patients, clinics]);
};

/** Names a patient or a clinic whose name was not handed over. */
export const nameOfParty = (party: Payer | null | undefined, options: readonly PartyOption[]): string | null => {
  if (!party) return null;
  return party.name || (options.find(({ value }) => value === partyKey(party))?.label ?? null);
};
