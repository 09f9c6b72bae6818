import { useMemo } from 'react';
import { persianOrder } from '../../../../../schema/kit/persian-text.ts';
import type { Payer } from '../../../../../schema/payments/prefill.ts';
import { pageWords } from '../../../page/texts.ts';
import { useRows } from '../../../resources.ts';
import type { Option } from '../options.ts';
import { usePatientOptions } from './patient-options.ts';
import { partyWords } from './texts.ts';

/** A patient or a clinic as one value of a choice. */
export const partyKey = ({ kind, id }: Pick<Payer, 'kind' | 'id'>): string => `${kind}:${id}`;

export interface PartyOption extends Option<string> {
  readonly party: Payer;
}

/** Everybody who may pay or be paid, by name; the clinics, of which there are few, and whom one worked with come first. */
export const usePartyOptions = (): readonly PartyOption[] => {
  const patients = usePatientOptions(partyWords.nationalNumber);
  const clinics = useRows('clinics');
  return useMemo(() => {
    const option = (kind: Payer['kind'], { value: id, label, detail = partyWords[kind], ...rest }: Option<number>): PartyOption => {
      const party = { kind, id, name: label === pageWords.unknown ? '' : label };
      return { ...rest, value: partyKey(party), label, detail, party };
    };
    const places = clinics.map(({ id, name }) => option('clinic', { value: id, label: name || pageWords.unknown, first: true }));
    const people = patients.map((patient) => option('patient', patient));
    return [...places, ...people].toSorted((left, right) => persianOrder(left.label, right.label));
  }, [patients, clinics]);
};

/** Names a patient or a clinic whose name was not handed over. */
export const nameOfParty = (party: Payer | null | undefined, options: readonly PartyOption[]): string | null => {
  if (!party) return null;
  return party.name || (options.find(({ value }) => value === partyKey(party))?.label ?? null);
};
