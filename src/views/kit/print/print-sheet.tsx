import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const sheet = css`
  display: none;
  @page {
    size: A5;
    margin: 12mm;
  }
  @page a4 {
    size: A4;
    margin: 15mm;
  }
  @media print {
    display: block;
    color: #000;
    background: #fff;
    font-size: 11pt;
    line-height: 1.7;
    &[data-paper='A4'] {
      page: a4;
    }
    & header {
      margin-block-end: 6mm;
      padding-block-end: 3mm;
      border-block-end: 1pt solid #000;
    }
    & h1 {
      font-size: 14pt;
    }
    & * {
      /* Ink is black whatever the theme on the screen. */
      color: inherit !important;
    }
    & h2 {
      margin-block: 6mm 2mm;
      font-size: 12pt;
      break-after: avoid;
    }
    & table + p {
      margin-block-start: 3mm;
    }
    & th {
      white-space: nowrap;
    }
    & table {
      inline-size: 100%;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    & thead {
      display: table-header-group;
    }
    & tr {
      break-inside: avoid;
    }
    & th,
    & td {
      padding: 1.5mm 2mm;
      border: 0.5pt solid #000;
      text-align: start;
      vertical-align: top;
    }
    :global(body:has(> [data-print-sheet]) > :not([data-print-sheet])) {
      display: none !important;
    }
  }
`;

export interface PrintSheetProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A line under the title: the date of printing. */
  readonly note?: ReactNode;
  readonly paper?: 'A5' | 'A4';
}

/** What the printer gets instead of the screen: black on white, whole rows, a table head on every page. Screens never show it. */
export const PrintSheet = ({ title, children, note, paper = 'A5' }: PrintSheetProps) =>
  createPortal(
    <div className={sheet} data-print-sheet="" data-paper={paper}>
      <header>
        <h1>{title}</h1>
        {note ? <p>{note}</p> : null}
      </header>
      {children}
    </div>,
    document.body,
  );
