import { persianDigits } from '../../../schema/kit/digits.ts';
import { formatAmount, minus, plus, type Whole } from '../../../schema/kit/money.ts';
import { splitTags } from '../../../schema/kit/tags.ts';
import { standingOf } from '../../../schema/patients/financial-status.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import type { Surgery } from '../../../schema/treatments/surgery.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { useLeftOut } from '../../kit/print/left-out.ts';
import { PrintSheet } from '../../kit/print/print-sheet.tsx';
import { titledName } from '../../kit/print/titled-name.ts';
import { useListState } from '../../kit/resources.ts';
import { insuranceText, useInsuranceNames } from '../insurance-names.ts';
import { fields, profile, treatment } from '../texts.ts';
import { ofPatient, useFinances, usePatient, useTreatments, useTypeNames } from './profile-state.ts';
import { toothText } from './tooth-text.ts';

const LISTS = ['drug_allergies', 'underlying_diseases', 'current_medications'] as const;

/** What the rows on paper come to, which are the amounts before extra fees and discounts, and what these add and take off. */
const sumsOf = (treatments: readonly Surgery[]) => {
  const sum = (of: (each: Surgery) => number) => treatments.reduce<Whole>((all, each) => plus(all, of(each)), 0);
  const [rows, extra, discount] = [sum(({ total_cost }) => total_cost), sum(({ extra_fee }) => extra_fee), sum((each) => each.discount)];
  return { rows, extra, discount, all: minus(plus(rows, extra), discount) };
};

/** The file on paper, with what of it is not known. */
export const PrintedFile = ({ workflow, patient }: { readonly workflow: string; readonly patient: Patient }) => {
  const treatments = useTreatments(patient.id);
  const typeOf = useTypeNames();
  const insurance = insuranceText(patient, useInsuranceNames()(patient));
  const { value: finances, failure, behind, busy: asked } = useFinances(workflow);
  const { failure: unread, busy } = usePatient(workflow);
  const leftOut = useLeftOut('surgeries', ofPatient(patient.id));
  const { known, unreadable } = useListState('surgeries', ofPatient(patient.id));
  const isWhole = known && unreadable === 0;
  const sums = sumsOf(treatments);
  const entries = (field: (typeof LISTS)[number]) => splitTags(patient[field] ?? '').join('، ') || profile.noneRecorded;
  return (
    <PrintSheet title={profile.title} subject={titledName(patient)}>
      {unread || busy ? <p>{profile.printed.oldPatient}</p> : null}
      <table>
        <tbody>
          <tr>
            <th>{fields.national_number}</th>
            <td>
              <Digits>{patient.national_number ?? pageWords.none}</Digits>
            </td>
            <th>{fields.birth_date}</th>
            <td>{patient.birth_date ? <DayText>{patient.birth_date}</DayText> : pageWords.none}</td>
          </tr>
          <tr>
            <th>{fields.phone}</th>
            <td>{patient.phone ? <PhoneText>{patient.phone}</PhoneText> : pageWords.none}</td>
            <th>{fields.insurance}</th>
            <td>{insurance}</td>
          </tr>
          <tr>
            <th>{fields.address}</th>
            <td colSpan={3}>{persianDigits(patient.address || pageWords.none)}</td>
          </tr>
          {LISTS.map((field) => (
            <tr key={field}>
              <th>{fields[field]}</th>
              <td colSpan={3}>{field === 'drug_allergies' ? <strong>{entries(field)}</strong> : entries(field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{profile.history}</h2>
      {leftOut.length > 0 ? <p>{leftOut.join(' · ')}</p> : null}
      {treatments.length === 0 ? (
        isWhole ? (
          <p>{profile.noTreatments}</p>
        ) : null
      ) : (
        <table>
          <thead>
            <tr>
              <th>{pageWords.index}</th>
              <th>{treatment.type}</th>
              <th>{treatment.tooth}</th>
              <th>{treatment.date}</th>
              <th>{pageWords.tomanColumn(treatment.amount)}</th>
            </tr>
          </thead>
          <tbody>
            {treatments.map((each, index) => (
              <tr key={each.id}>
                <td>{persianDigits(index + 1)}</td>
                <td>{persianDigits(typeOf(each))}</td>
                <td>{toothText(each.tooth_number)}</td>
                <td data-figure="">{each.surgery_time ? <DayText>{each.surgery_time}</DayText> : pageWords.none}</td>
                <td data-figure="">{formatAmount(each.total_cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sums.extra === 0 && sums.discount === 0 ? null : (
        <p>
          {[
            profile.printed.rows(sums.rows),
            ...(sums.extra === 0 ? [] : [profile.printed.extra(sums.extra)]),
            ...(sums.discount === 0 ? [] : [profile.printed.discount(sums.discount)]),
            profile.printed.all(sums.all),
          ].join(' · ')}
        </p>
      )}
      {finances ? null : <p>{profile.printed.withoutFinances}</p>}
      {finances && (failure || behind || asked) ? <p>{profile.printed.oldFinances}</p> : null}
      {finances && isWhole && sums.all !== finances.total_cost ? <p>{profile.printed.differs(sums.all)}</p> : null}
      {finances ? (
        <>
          <h2>{profile.finances}</h2>
          <table>
            <thead>
              <tr>
                <th>{pageWords.tomanColumn(profile.totalTreatments)}</th>
                <th>{pageWords.tomanColumn(profile.totalPayments)}</th>
                <th>{pageWords.tomanColumn(profile.balance)}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td data-figure="">{formatAmount(finances.total_cost)}</td>
                <td data-figure="">{formatAmount(finances.total_payments)}</td>
                <td data-figure="">
                  {profile.balanceStates[standingOf(finances.debt)]} {formatAmount(Math.abs(finances.debt))}
                </td>
              </tr>
            </tbody>
          </table>
        </>
      ) : null}
    </PrintSheet>
  );
};
