import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../actors.tsx';
import { Title } from '../page/document-title.tsx';
import { usePaperNames } from './letterhead.ts';
import { usePageFoot } from './page-foot.ts';
import { printFrame } from './print-frame.ts';
import { paperWords } from './texts.ts';

const sheet = css`
  @media print {
    font-size: 10pt;
    line-height: 1.55;
    & header {
      margin-block-end: 4mm;
      padding-block-end: 2mm;
      border-block-end: 1pt solid #000;
    }
    & h1 {
      font-size: 14pt;
    }
    & h2 {
      margin-block: 4mm 1.5mm;
      font-size: 11pt;
      break-after: avoid;
    }
    & [data-figure] {
      white-space: nowrap;
    }
    & header > small {
      font-size: 9pt;
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
      font-size: 9pt;
      font-variant-numeric: tabular-nums;
    }
    & thead {
      display: table-header-group;
    }
    & tr {
      break-inside: avoid;
    }
    & td {
      white-space: pre-line;
    }
    & th,
    & td {
      padding: 0.7mm 1.5mm;
      border: 0.5pt solid #000;
      text-align: start;
      vertical-align: top;
    }
  }
`;

export interface PrintSheetProps {
  readonly title: string;
  /** Whom it is about. It stands behind the title on the paper alone: a browser proposes the document's name for a file, and keeps it in its history. */
  readonly subject?: string;
  readonly children: ReactNode;
  /** A line under the title, before the date of printing: how many, in which order. */
  readonly note?: string;
  readonly paper?: 'A5' | 'A4';
}

/**
 * What the printer gets instead of the screen: black on white, whole rows, a table head on every page. It says whose paper it is,
 * of which day, and on every page which of how many that is. Screens never show it.
 */
export const PrintSheet = ({ title, subject, children, note, paper = 'A5' }: PrintSheetProps) => {
  const today = useApp(({ at }) => persianDigits(jalaliText(tehranDay(at))));
  const names = usePaperNames();
  usePageFoot({ practice: names[0] ?? '', subject: subject ?? null, date: today, page: [paperWords.page, paperWords.of] });
  return createPortal(
    <div className={`${printFrame} ${sheet}`} data-print-sheet="" data-paper={paper}>
      <Title>{paperWords.fileName(title, today)}</Title>
      <header>
        {names.length === 0 ? null : <small>{names.join(' · ')}</small>}
        <h1>{subject === undefined ? title : `${title}: ${subject}`}</h1>
        <p>{[...(note ? [note] : []), paperWords.printedOn(today)].join(' · ')}</p>
      </header>
      {children}
    </div>,
    document.body,
  );
};
