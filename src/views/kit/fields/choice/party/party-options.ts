import { useMemo } from 'react';
import { persianOrder } from '../../../../../schema/kit/persian-text.ts';
import type { Payer } from '../../../../../schema/payments/prefill.ts';
import { pageWords } from '../../../page/texts.ts';
import { useRows } from '../../../resources.ts';
import type { Option } from '../options.ts';
import { patientOption, useLately } from './patient-options.ts';
import { optionAmong, type People } from './people.ts';
import { partyWords } from './texts.ts';

/** A patient or a clinic as one value of a choice. */
export const partyKey = ({ kind, id }: Pick<Payer, 'kind' | 'id'>): string => `${kind}:${id}`;

/** Everybody who may pay or be paid: the clinics, of which there are few, which come first, and the patients. */
export interface Parties {
  readonly options: readonly Option<string>[];
  readonly people: People<string>;
}

export const useParties = (): Parties => {
  const patients = useRows('patients');
  const lately = useLately();
  const clinics = useRows('clinics');
  return useMemo(
    () => ({
      options: clinics
        .map(({ id, name }) => ({ value: partyKey({ kind: 'clinic', id }), label: name || pageWords.unknown, detail: partyWords.clinic, first: true }))
        .toSorted((left, right) => persianOrder(left.label, right.label)),
      people: {
        patients,
        lately,
        optionOf: (patient) => ({
          detail: partyWords.patient,
          ...patientOption(patient, partyWords.nationalNumber),
          value: partyKey({ kind: 'patient', id: patient.id }),
        }),
        idOf: (key) => (key.startsWith('patient:') ? Number(key.slice(8)) : 0),
      },
    }),
    [patients, lately, clinics],
  );
};

/** Whom a value means. */
export const partyAt = (key: string, { options, people }: Parties): Payer | null => {
  const [kind, id] = key.split(':') as [Payer['kind'], string];
  const label = optionAmong(key, options, people)?.label;
  return label === undefined ? null : { kind, id: Number(id), name: label === pageWords.unknown ? '' : label };
};

/** Names a patient or a clinic whose name was not handed over. */
export const nameOfParty = (party: Payer | null | undefined, parties?: Parties): string | null => {
  if (!party) return null;
  return party.name || (optionAmong(partyKey(party), parties?.options ?? [], parties?.people)?.label ?? null);
};
