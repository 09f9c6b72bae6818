import { css } from '@linaria/core';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { useApp } from '../../kit/actors.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { faint, indexColumn } from '../../kit/page/desk/columns.tsx';
import { DeskList } from '../../kit/page/desk/desk-list.tsx';
import type { TableColumn } from '../../kit/page/desk/desk-table.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { text } from '../../kit/theme/tokens.ts';
import { insuranceText } from '../insurance-names.ts';
import { usePatientsListing } from '../list/patients-listing.tsx';
import { list, nameApart } from '../texts/list.ts';
import { fields } from '../texts/names.ts';

const nameOf = (patient: Patient) => fullName(patient) || pageWords.unknown;
const pathOf = ({ id }: Patient) => `/patient/${id}`;

const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  white-space: normal;
  ${text.caption}
`;
/** Beside a file there is little room for a name, and whoever is called alike would look the same in one line. */
const inTwoLines = (patient: Patient) => {
  const name = nameOf(patient);
  return (
    <span className={twoLines} title={name}>
      {name}
    </span>
  );
};

/** The patients at the desk: who it is, how to reach them, what they owe, and when they were here last. */
export const PatientsTable = ({ workflow, beside }: { readonly workflow: string; readonly beside: boolean }) => {
  const { listing, insuranceOf, debts } = usePatientsListing(workflow, list.withheldAtDesk);
  const current = useApp(({ route }) => (route?.screen === 'patientProfile' ? Number(route.params.id) : null));
  const columns: readonly TableColumn<Patient>[] = [
    { ...indexColumn('2.75rem'), roomy: true },
    { head: fields.fullName, width: 'minmax(6.5rem, 3fr)', cell: beside ? inTwoLines : nameOf },
    { head: fields.national_number, width: '6.5rem', roomy: true, cell: ({ national_number }) => <Digits>{national_number ?? pageWords.none}</Digits> },
    {
      head: fields.phone,
      width: '8.5rem',
      roomy: true,
      cell: ({ phone }) => (phone ? <PhoneText>{phone}</PhoneText> : <span className={faint}>{list.noPhone}</span>),
    },
    {
      head: fields.insurance,
      width: 'minmax(3.5rem, 1fr)',
      roomy: true,
      cell: (patient) => {
        const insurance = insuranceOf(patient);
        return insurance === null ? <span className={faint}>{insuranceText(patient, null)}</span> : <bdi title={insurance}>{insurance}</bdi>;
      },
    },
    {
      head: list.lastVisit,
      width: '6.5rem',
      roomy: true,
      cell: (patient) => {
        if (!debts) return null;
        const { lastVisit } = debts.of(patient);
        return lastVisit === null ? pageWords.none : <DayText>{lastVisit}</DayText>;
      },
    },
    {
      head: list.owed,
      width: '11.5rem',
      cell: (patient) => debts && <debts.Owed toman={debts.of(patient).owed} />,
    },
  ];
  return <DeskList {...listing} table={columns} named={1} nameOf={nameApart} to={pathOf} current={current} beside={beside} />;
};
