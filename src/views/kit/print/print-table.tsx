import type { ReactNode } from 'react';
import type { AnyRow } from '../../../machines/kit/rows.ts';
import type { ResourceName } from '../../../schema/api.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import type { Scope } from '../../../schema/kit/wire/scope.ts';
import { pageWords } from '../page/texts.ts';
import { useLeftOut } from './left-out.ts';
import { PrintSheet } from './print-sheet.tsx';

export interface Column<R> {
  readonly head: string;
  readonly cell: (row: R) => ReactNode;
  /** On one line, as figures are: units stand below units, since both begin where the column does. */
  readonly figure?: boolean;
}

export interface PrintTableProps<R extends AnyRow> {
  readonly title: string;
  /** Whose rows they are; on the paper alone. */
  readonly subject?: string | undefined;
  /** Under the title: how many, in which order, what was searched for; the day of printing comes behind it. */
  readonly note: string;
  readonly rows: readonly R[];
  readonly columns: readonly Column<R>[];
}

/** Names of Latin letters are read in their own direction, whatever they hold; digits are Persian. */
const apart = (cell: ReactNode): ReactNode => (typeof cell === 'string' ? <bdi>{persianDigits(cell)}</bdi> : cell);

/** Rows on paper, counted, with their columns' names on every page. */
export const PrintTable = <R extends AnyRow>({ title, subject, note, rows, columns }: PrintTableProps<R>) => {
  return (
    <PrintSheet title={title} {...(subject === undefined ? {} : { subject })} note={note} paper="A4">
      <table>
        <thead>
          <tr>
            <th>{pageWords.index}</th>
            {columns.map(({ head }) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              <td>{persianDigits(index + 1)}</td>
              {columns.map(({ head, cell, figure }) => (
                <td key={head} {...(figure ? { 'data-figure': '' } : {})}>
                  {apart(cell(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
};

interface PrintListProps<R extends AnyRow> extends PrintTableProps<R> {
  /** The cached list that the rows are of, or with `of` that of one patient or clinic. */
  readonly list: ResourceName;
  readonly of?: Scope | null;
}

/** Rows of a cached list on paper, with what is not among them. */
export const PrintList = <R extends AnyRow>({ list, of = null, note, ...table }: PrintListProps<R>) => (
  <PrintTable {...table} note={[note, ...useLeftOut(list, of)].join(' · ')} />
);
