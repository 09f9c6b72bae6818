import { useMemo } from 'react';
import type { Payer } from '../../../../../schema/payments/prefill.ts';
import { useSendApp } from '../../../actors.tsx';
import { Button } from '../../../controls/button.tsx';
import { pageWords } from '../../../page/texts.ts';
import { useListState, useRefresh } from '../../../resources.ts';
import { words } from '../../../texts.ts';
import type { FieldProps } from '../../field-frame.tsx';
import { SelectField } from '../../select-field.tsx';
import { listWords } from '../../texts.ts';
import { useAddingOver } from '../adding.ts';
import { workedWith } from '../options.ts';
import { nameOfParty, type Parties, partyAt, partyKey } from './party-options.ts';
import { optionAmong } from './people.ts';
import { partyWords } from './texts.ts';

/** The lists that they come from, as long as one of them is not there. */
const usePartyStatus = () => {
  const [patients, clinics] = [useListState('patients'), useListState('clinics')];
  const [refreshPatients, refreshClinics] = [useRefresh('patients'), useRefresh('clinics')];
  if (patients.known && clinics.known) return null;
  const failed = (patients.failure && !patients.known) || (clinics.failure && !clinics.known);
  if (!failed || patients.busy || clinics.busy) return words.loading;
  return (
    <>
      <p>{listWords.failed}</p>
      <Button
        tone="quiet"
        onClick={() => {
          if (!patients.known) refreshPatients();
          if (!clinics.known) refreshClinics();
        }}
      >
        {words.retry}
      </Button>
    </>
  );
};

export interface PartyFieldProps extends FieldProps {
  readonly value: Payer | null | undefined;
  /** All that may be chosen. */
  readonly parties: Parties;
  /** Offers the choice of nobody, by this name. */
  readonly noneLabel?: string;
  readonly onChange: (party: Payer | null) => void;
}

/** A patient or a clinic; one that the lists do not have is shown all the same. */
export const PartyField = ({ value, parties, onChange, ...field }: PartyFieldProps) => {
  const status = usePartyStatus();
  const chosen = value ? partyKey(value) : null;
  const kind = value?.kind ?? null;
  const name = nameOfParty(value, parties);
  const send = useSendApp();
  const { options, people } = parties;
  const take = (key: string | null) => {
    const party = key === null ? null : partyAt(key, parties);
    if (party?.kind === 'patient') send(workedWith(party.id));
    onChange(party);
  };
  // Who only was said to be saved takes nobody's place.
  const adding = useAddingOver('patients', 'patientForm', partyWords.addPatient, (id) => {
    const party = partyAt(partyKey({ kind: 'patient', id }), parties);
    if (party) onChange(party);
  });
  const offered = useMemo(
    () =>
      chosen === null || kind === null || optionAmong(chosen, options, people)
        ? options
        : [{ value: chosen, label: name ?? pageWords.unknown, detail: partyWords[kind] }, ...options],
    [options, people, chosen, kind, name],
  );
  return (
    <SelectField
      {...field}
      options={offered}
      people={people}
      value={chosen}
      placeholder={partyWords.choose}
      firstTitle={partyWords.first}
      status={status}
      adding={adding}
      onChange={(key) => {
        // Whom the lists do not have is chosen once more as they are.
        if (key !== chosen) take(key);
      }}
    />
  );
};
