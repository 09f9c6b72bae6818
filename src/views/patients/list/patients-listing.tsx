import { useMemo } from 'react';
import { ordering, type PatientOrder, sortPatients } from '../../../machines/patients/order.ts';
import { searchPatients } from '../../../machines/patients/search.ts';
import { isPersianName } from '../../../schema/kit/persian-text.ts';
import { closedPhone, phoneToSend } from '../../../schema/kit/phone.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { PeopleIcon, PersonAddIcon } from '../../kit/icons/places.tsx';
import type { Asked, ListScreenProps } from '../../kit/page/list/list-screen.tsx';
import { NamesTrouble } from '../../kit/page/list/names-trouble.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { leftOutWords } from '../../kit/print/files/texts.ts';
import { useListState } from '../../kit/resources.ts';
import { type Debts, useDebts } from '../debts.ts';
import { insuranceText, useInsuranceNames } from '../insurance-names.ts';
import { list } from '../texts/list.ts';
import { fields } from '../texts/names.ts';

const NAMES = ['insurances'] as const;
const LEDGER = ['surgeries', 'incomes'] as const;

const prepare = (patients: readonly Patient[], order: string) => ordering(patients, order as PatientOrder);

export interface PatientsListing {
  /** What the screen of the list is, on the phone and at the desk. */
  readonly listing: Omit<ListScreenProps<Patient>, 'row'>;
  readonly insuranceOf: (patient: Patient) => string | null;
  /** How patients stand; null while nobody knows. */
  readonly debts: Debts | null;
}

/** The list of patients: what is known of each, how it is searched and ordered, and what of it is printed; `withheld` says what it does without where nobody knows how they stand. */
export const usePatientsListing = (workflow: string, withheld: string): PatientsListing => {
  const insuranceOf = useInsuranceNames();
  const { known } = useListState('patients');
  const debts = useDebts(known);
  const standings = debts?.standings ?? null;
  // The paper says itself how old the patients are.
  const ages = [useListState('surgeries').asOf, useListState('incomes').asOf].filter((at) => at !== null);
  const send = useSendApp();
  const choose = useMemo(
    () =>
      (patients: readonly Patient[], { query, order }: Asked) =>
        searchPatients(sortPatients(patients, order as PatientOrder, standings), query),
    [standings],
  );
  // A piece of a number is nobody's.
  const addFound = (named: string) =>
    isPersianName(named) || phoneToSend(named) || /^\d{10}$/.test(closedPhone(named)) ? (
      <Button tone="primary" icon={PersonAddIcon} onClick={() => send({ type: 'route.go', to: '/new-patient', replace: false, passed: { named } })}>
        {list.addNamed(named)}
      </Button>
    ) : null;
  return {
    insuranceOf,
    debts,
    listing: {
      ...{
        workflow,
        list: 'patients',
        besides: LEDGER,
        texts: list,
        icon: PeopleIcon,
        choose,
        prepare,
        prepareSearch: searchPatients.prepare,
        orders: list.orders,
        addTo: '/new-patient',
        addIcon: PersonAddIcon,
        addFound,
        children: known && (
          <>
            <NamesTrouble lists={NAMES} />
            <NamesTrouble lists={LEDGER} withheld={withheld} />
          </>
        ),
      },
      paperTitle: list.printTitle,
      note: () => (!debts ? [list.withoutDebts] : ages.length > 0 ? [`${list.owed}: ${leftOutWords.asOf(Math.min(...ages))}`] : []),
      columns: [
        { head: fields.fullName, cell: (patient) => fullName(patient) || pageWords.unknown },
        { head: fields.national_number, cell: ({ national_number }) => <Digits>{national_number ?? pageWords.none}</Digits> },
        { head: fields.insurance, cell: (patient) => insuranceText(patient, insuranceOf(patient)) },
        { head: fields.phone, cell: ({ phone }) => (phone ? <PhoneText>{phone}</PhoneText> : list.noPhone) },
        ...(debts
          ? [{ head: pageWords.tomanColumn(list.owed), figure: true, cell: (patient: Patient) => <debts.Owed toman={debts.of(patient).owed} bare /> }]
          : []),
      ],
    },
  };
};
