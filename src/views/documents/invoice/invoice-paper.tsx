import { css } from '@linaria/core';
import type { Invoice } from '../../../machines/documents/invoice.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { formatAmount, minus, type Whole } from '../../../schema/kit/money.ts';
import { normalise } from '../../../schema/kit/persian-text.ts';
import { toothLabel, toothOf } from '../../../schema/kit/tooth.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { inWords } from '../../kit/figures/in-words.ts';
import { toothWords } from '../../kit/figures/tooth/texts.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { LetterheadBlock } from '../../kit/print/letterhead-block.tsx';
import { Signature } from '../../kit/print/signature.tsx';
import { titledName } from '../../kit/print/titled-name.ts';
import { useInsurance, useTypeName } from '../state.ts';
import { invoice as texts } from '../texts.ts';

/** What it comes to, and where it is signed for: a signature says nothing on a sheet of its own. */
const ending = css`
  break-inside: avoid;
`;
const sums = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2mm 6mm;
  margin-block: 3mm 2mm;
  /* In words beside the figures, where there is room for both. */
  & > div {
    flex: 1 1 44mm;
  }
  & > table {
    flex: none;
    inline-size: auto;
    min-inline-size: 62mm;
    margin-inline-start: auto;
    font-size: 10pt;
  }
  & th {
    border: 0;
    font-weight: 500;
  }
  & td {
    border: 0;
  }
  & tr:last-child > * {
    border-block-start: 1pt solid #000;
    font-weight: 700;
  }
`;

export interface InvoicePaperProps {
  readonly patient: Patient;
  readonly invoice: Invoice;
  /** What of it may be old. */
  readonly olds: readonly (keyof typeof texts.old)[];
  readonly note: string;
  /** The ISO day on which it is issued. */
  readonly today: string;
}

/** What a figure below the rows is, and how much. */
type Figure = readonly [name: string, amount: Whole];

const isBelowZero = (whole: Whole): boolean => whole < 0;
/** Words are for numbers that are exact. */
const wordsOf = (whole: Whole): string => (typeof whole === 'number' ? inWords(whole) : formatAmount(whole));

/** A tooth as the staff calls it, and as insurers number it. */
const ToothCell = ({ fdi }: { readonly fdi: string }) => {
  const tooth = toothOf(fdi);
  if (tooth === null) return fdi === '' ? pageWords.none : <Digits>{fdi}</Digits>;
  return (
    <>
      {persianDigits(toothLabel(tooth))} {toothWords.corners[tooth.quadrant]} <Digits>{`(${fdi})`}</Digits>
    </>
  );
};

/** What was done for a patient, tooth by tooth, what it comes to, and what is still to be paid (DOC-INV-1). */
export const InvoicePaper = ({ patient, invoice, olds, note, today }: InvoicePaperProps) => {
  const typeName = useTypeName();
  const insurance = useInsurance();
  const { lines, sum, discount, total, paid, due, differs, isApart } = invoice;
  const remark = normalise(note);
  const credit = due !== null && isBelowZero(due);
  // Whose a figure is must be said where two of them do not go together.
  const account = (name: string) => (isApart || differs !== null ? texts.ofAccount(name) : name);
  const whole: Figure = [differs === null ? texts.total : texts.totalOfRows, total];
  const unreduced: Figure = [differs === null ? texts.sum : texts.ofRows, sum];
  const ofAccount: readonly Figure[] = differs === null ? [] : [[texts.totalOfAccount, differs]];
  const rest: readonly Figure[] = due === null ? [] : [[account(credit ? texts.credit : texts.due), credit ? minus(0, due) : due]];
  const reduced: readonly Figure[] = discount === 0 ? [] : [[texts.discount, discount], whole];
  const payments: readonly Figure[] = paid === null ? [] : [[account(texts.paid), paid]];
  const figures = [unreduced, ...reduced, ...ofAccount, ...payments, ...rest];
  // Of nothing there are no words: those of what was paid in full stand in their place.
  const [worded, amountInWords] = (due === 0 ? undefined : rest[0]) ?? ofAccount[0] ?? (discount === 0 ? unreduced : whole);
  const remarks = [...(differs !== null ? [texts.whose] : isApart ? [texts.whoseDue] : []), ...olds.map((old) => texts.old[old])];
  return (
    <>
      <LetterheadBlock>
        <p>
          {texts.issued}: <DayText>{today}</DayText>
        </p>
      </LetterheadBlock>
      <h2>{texts.title}</h2>
      <dl>
        <div>
          <dt>{texts.patient}</dt>
          <dd>
            <bdi>{titledName(patient)}</bdi>
          </dd>
        </div>
        {patient.national_number ? (
          <div>
            <dt>{texts.national}</dt>
            <dd>
              <Digits>{patient.national_number}</Digits>
            </dd>
          </div>
        ) : null}
        {insurance === null ? null : (
          <div>
            <dt>{texts.insurance}</dt>
            <dd>{insurance || pageWords.unknown}</dd>
          </div>
        )}
      </dl>
      <table>
        <thead>
          <tr>
            <th>{pageWords.index}</th>
            <th>{texts.service}</th>
            <th>{texts.tooth}</th>
            <th>{texts.done}</th>
            <th data-figure="">{pageWords.tomanColumn(texts.price)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ surgery, amount }, index) => (
            <tr key={surgery.id}>
              <td>{persianDigits(index + 1)}</td>
              <td>{persianDigits(typeName(surgery))}</td>
              <td data-whole="">
                <ToothCell fdi={surgery.tooth_number} />
              </td>
              <td>{surgery.surgery_time ? <DayText>{surgery.surgery_time}</DayText> : pageWords.none}</td>
              <td data-figure="">
                <bdi>{formatAmount(amount)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={ending}>
        <div className={sums}>
          <div>
            <p>
              {due === 0 ? <strong>{texts.settled} · </strong> : null}
              {texts.inWords(worded)}: {pageWords.inToman(wordsOf(amountInWords))}
            </p>
            {remarks.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </div>
          <table>
            <tbody>
              {figures.map(([name, amount]) => (
                <tr key={name}>
                  <th scope="row">{pageWords.tomanColumn(name)}</th>
                  <td data-figure="">
                    <bdi>{formatAmount(amount)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {remark === '' ? null : <p>{persianDigits(remark)}</p>}
        <Signature />
      </div>
    </>
  );
};
