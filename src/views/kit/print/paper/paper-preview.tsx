import { css } from '@linaria/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { nextZoom, type PaperStanding } from '../../../../machines/kit/form/paper.ts';
import { PAPERS, type PaperSize } from '../../../../schema/workflows/paper.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { SegmentedControl } from '../../controls/segmented-control.tsx';
import { PlusIcon } from '../../icons/actions.tsx';
import { MinusIcon } from '../../icons/things.tsx';
import { colour, radius, space, text } from '../../theme/tokens.ts';
import { MARGINS, SIZES } from '../print-frame.ts';
import { paperLook } from './paper-look.ts';
import { previewWords } from './preview-texts.ts';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  & > [role='radiogroup'] {
    flex: 1 1 8rem;
  }
  & > div:last-child {
    display: flex;
    align-items: center;
  }
  & p {
    min-inline-size: 3.2em;
    text-align: center;
    ${text.caption}
    color: ${colour.soft};
  }
`;
const desk = css`
  overflow: auto;
  overscroll-behavior: contain;
  max-block-size: min(78dvh, 900px);
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${colour.sunken};
  @media print {
    display: none;
  }
`;
const stack = css`
  position: relative;
  color: #000;
  /* Drawn smaller or larger, not laid out so: lines of another height would end pages elsewhere than the printer does. */
  & > div {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    transform-origin: right top;
  }
`;
const sheet = css`
  position: absolute;
  inset-block-start: 0;
  background: #fff;
  box-shadow: 0 1mm 4mm rgb(0 0 0 / 0.18);
  & > span {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 5mm;
    text-align: center;
    font-size: 8pt;
  }
  & > bdi {
    position: absolute;
    inset-inline: 11mm;
    inset-block-start: 4mm;
    overflow: hidden;
    white-space: nowrap;
    font-size: 8pt;
  }
`;
const flow = css`
  position: absolute;
  column-fill: auto;
`;

/** Between two pages beside each other, in millimetres. */
const GAP = 5;
/** A millimetre in CSS pixels. */
const MM = 96 / 25.4;
/** Around the pages, in CSS pixels. */
const EDGE = 24;

const widthOf = (element: HTMLElement | null): number => (element?.clientWidth ?? 0) - EDGE;

/** How wide the place for the pages is, in CSS pixels; 0 until it is known. */
const useWidth = () => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = () => setWidth(widthOf(current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
};

/** How many pages the flow takes, by the columns that the browser breaks it into just as it will break it into pages. */
const usePages = (column: number, gap: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(1);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || current.clientWidth === 0) return;
    const count = () => setPages(Math.max(1, Math.round((current.scrollWidth / current.clientWidth + gap / column) / (1 + gap / column))));
    count();
    let gone = false;
    document.fonts.ready.then(() => gone || count());
    return () => {
      gone = true;
    };
  });
  return [box, pages] as const;
};

export interface PaperPreviewProps extends PaperStanding {
  /** What the pages are of. */
  readonly title: string;
  /** Whom they are about: at the head of every one but the first. */
  readonly subject?: string | null;
  readonly onPaper: (paper: PaperSize) => void;
  readonly onZoom: (zoom: number) => void;
  readonly children: ReactNode;
}

/** The pages of a paper as they will be printed, beside each other; how large they are shown is up to the workflow. */
export const PaperPreview = ({ title, subject = null, paper, zoom, onPaper, onZoom, children }: PaperPreviewProps) => {
  const [width, height] = SIZES[paper];
  const { around, below } = MARGINS[paper];
  const column = width - 2 * around;
  const [deskBox, room] = useWidth();
  const [flowBox, pages] = usePages(column, GAP + 2 * around);
  const scale = room > 0 ? (room / (width * MM)) * (zoom / 100) : 1;
  const across = pages * (width + GAP) - GAP;
  const [smaller, larger] = [nextZoom(zoom, -1), nextZoom(zoom, 1)];
  return (
    <>
      <div className={head}>
        <SegmentedControl
          label={previewWords.paper}
          value={paper}
          choices={PAPERS.map((value) => ({ value, label: previewWords.sizes[value] }))}
          onChange={onPaper}
        />
        <div>
          <IconButton icon={MinusIcon} label={previewWords.smaller} aria-disabled={smaller === null} onClick={() => smaller !== null && onZoom(smaller)} />
          <p role="status">{previewWords.zoom(zoom)}</p>
          <IconButton icon={PlusIcon} label={previewWords.larger} aria-disabled={larger === null} onClick={() => larger !== null && onZoom(larger)} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its place is scrolled by keys */}
      <section ref={deskBox} className={desk} aria-label={`${previewWords.title}: ${title}، ${previewWords.pages(pages)}`} tabIndex={0}>
        <div className={stack} style={{ inlineSize: `${across * scale}mm`, blockSize: `${height * scale}mm` }}>
          <div style={{ transform: `scale(${scale})`, inlineSize: `${across}mm`, blockSize: `${height}mm` }}>
            {Array.from({ length: pages }, (_, page) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              <div key={page} className={sheet} style={{ inlineSize: `${width}mm`, blockSize: `${height}mm`, insetInlineStart: `${page * (width + GAP)}mm` }}>
                {page === 0 || subject === null ? null : <bdi>{subject}</bdi>}
                <span>{previewWords.pageOf(page + 1, pages)}</span>
              </div>
            ))}
            <div
              ref={flowBox}
              className={`${flow} ${paperLook}`}
              style={{
                insetBlockStart: `${around}mm`,
                insetInlineStart: `${around}mm`,
                inlineSize: `${column}mm`,
                blockSize: `${height - around - below}mm`,
                columnWidth: `${column}mm`,
                columnGap: `${GAP + 2 * around}mm`,
              }}
            >
              {children}
            </div>
          </div>
        </div>
      </section>
    </>
  );
};
