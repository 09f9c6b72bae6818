import { css } from '@linaria/core';
import { letters } from '../../theme/tokens.ts';

/**
 * How a paper of ours looks, on paper and in the preview of it alike: black on white, in points and millimetres. A table's
 * head is repeated on every page, and neither a row nor the words of a signature are cut.
 */
export const paperLook = css`
  font-family: ${letters.own};
  font-size: 10.5pt;
  line-height: 1.7;
  color: #000;
  overflow-wrap: anywhere;
  /* As wide on every screen as on paper: lines would end elsewhere where a screen fits letters to its points. */
  text-rendering: geometricPrecision;
  /* It stands in a page of the program that has a title of its own. */
  & h2 {
    margin-block: 3mm 4mm;
    font-size: 15pt;
    line-height: 1.5;
    text-align: center;
    break-after: avoid;
  }
  & p + p {
    margin-block-start: 2mm;
  }
  & p {
    orphans: 2;
    widows: 2;
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(52mm, 1fr));
    gap: 0.5mm 6mm;
    margin-block-end: 3mm;
    break-inside: avoid;
  }
  & dl > div {
    display: flex;
    gap: 2mm;
  }
  & dt {
    flex: none;
    color: #333;
  }
  & dt::after {
    content: ':';
  }
  & dd {
    min-inline-size: 0;
    margin: 0;
    font-weight: 500;
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 9.5pt;
    line-height: 1.55;
    font-variant-numeric: tabular-nums;
  }
  & thead {
    display: table-header-group;
  }
  & tr {
    break-inside: avoid;
  }
  & th {
    font-weight: 700;
    white-space: nowrap;
    border-block: 1pt solid #000;
  }
  & td {
    border-block-end: 0.4pt solid #888;
    white-space: pre-line;
  }
  & th,
  & td {
    padding: 1mm 1.5mm;
    text-align: start;
    vertical-align: top;
  }
  & :is([data-figure], [data-whole]) {
    white-space: nowrap;
  }
  & li {
    break-inside: avoid;
    margin-block-end: 1.5mm;
  }
`;
