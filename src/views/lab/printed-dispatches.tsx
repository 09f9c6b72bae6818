import { css } from '@linaria/core';
import { grouped } from '../../machines/kit/list/grouped.ts';
import { persianDigits } from '../../schema/kit/digits.ts';
import { pickedTooth } from '../../schema/kit/tooth.ts';
import type { DispatchDraft } from '../../schema/lab/draft.ts';
import { DayText } from '../kit/figures/day-text.tsx';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { pageWords } from '../kit/page/texts.ts';
import { LetterheadBlock } from '../kit/print/letterhead-block.tsx';
import { PrintedPaper } from '../kit/print/paper/printed-paper.tsx';
import { Signature } from '../kit/print/signature.tsx';
import { fields, paper } from './texts.ts';
import { labName } from './wording.ts';

/** No laboratory sees what goes to another. */
const sheet = css`
  & + & {
    break-before: page;
  }
`;
const foot = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 6mm;
  margin-block-start: 6mm;
`;
/** A row of the table like the works, so that its head, which names the laboratory, is over it on a page of its own as well. */
const closing = css`
  break-inside: avoid;
  && > td {
    border: 0;
    padding: 0;
  }
`;

const COLUMNS = 7;

type Row = { readonly key: number; readonly draft: DispatchDraft };

interface PrintedDispatchesProps {
  readonly rows: readonly Row[];
  readonly nameOf: (draft: DispatchDraft) => string;
  /** The ISO day of printing. */
  readonly today: string;
}

/** What goes along with the work of one laboratory, which is named on every page; one line for each dispatch. */
const LabSheet = ({ lab, rows, nameOf, today }: PrintedDispatchesProps & { readonly lab: string }) => (
  <section className={sheet}>
    <LetterheadBlock>
      <p>
        {paper.printed}: <DayText>{today}</DayText>
      </p>
    </LetterheadBlock>
    <h2>{paper.title}</h2>
    <dl>
      <div>
        <dt>{paper.recipient}</dt>
        <dd>{lab}</dd>
      </div>
      <div>
        <dt>{paper.works}</dt>
        <dd>{paper.count(rows.length)}</dd>
      </div>
    </dl>
    <table>
      <thead>
        <tr>
          <th colSpan={COLUMNS}>{lab}</th>
        </tr>
        <tr>
          <th>{pageWords.index}</th>
          <th>{fields.patient}</th>
          <th>{fields.procedure_type}</th>
          <th>{fields.tooth_number}</th>
          <th>{fields.shade}</th>
          <th>{fields.date}</th>
          <th>{fields.description}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, draft }, index) => (
          <tr key={key}>
            <td>{persianDigits(index + 1)}</td>
            <td>
              <bdi>{nameOf(draft)}</bdi>
            </td>
            <td>
              <bdi>{persianDigits(draft.procedure_type?.name || pageWords.unknown)}</bdi>
            </td>
            <td data-whole="">{briefFdi(pickedTooth(draft) ?? '')}</td>
            <td>
              <bdi>{draft.shade}</bdi>
            </td>
            <td data-whole="">{draft.date?.day ? <DayText>{draft.date.day}</DayText> : pageWords.none}</td>
            <td>
              <bdi>{persianDigits(draft.description)}</bdi>
            </td>
          </tr>
        ))}
        <tr className={closing}>
          <td colSpan={COLUMNS}>
            <div className={foot}>
              <p>{paper.received}</p>
              <Signature />
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  </section>
);

/** A paper for each laboratory, in the order in which they were first chosen. */
export const PrintedDispatches = ({ rows, nameOf, today }: PrintedDispatchesProps) => (
  <PrintedPaper title={paper.title} paper="A4">
    {[...grouped(rows, ({ draft }) => labName(draft.lab))].map(([lab, works]) => (
      <LabSheet key={lab} lab={lab} rows={works} nameOf={nameOf} today={today} />
    ))}
  </PrintedPaper>
);
