import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { persianDigits } from '../../../../schema/kit/digits.ts';
import type { Column } from '../../print/print-table.tsx';
import { colour, text } from '../../theme/tokens.ts';
import { pageWords } from '../texts.ts';
import type { TableColumn } from './desk-table.tsx';

export const faint = css`
  ${text.caption}
  color: ${colour.faint};
`;

/** The place of each row, in front of it. */
export const indexColumn = (width: string): TableColumn<unknown> => ({
  head: pageWords.index,
  width,
  cell: (_, index) => <span className={faint}>{persianDigits(index + 1)}</span>,
});

/** How a column of paper lies in a table. */
export type Track = Omit<TableColumn<never>, 'head' | 'cell'>;

/** The columns of paper in a table, each with its track and what is shown of its cell. */
export const fromPaper = <R,>(
  columns: readonly Column<R>[],
  tracks: readonly Track[],
  show: (cell: ReactNode, row: R, column: number) => ReactNode,
): readonly TableColumn<R>[] =>
  columns.map(({ head, cell }, column) => ({ head, cell: (row) => show(cell(row), row, column), ...(tracks[column] ?? { width: '1fr' }) }));
