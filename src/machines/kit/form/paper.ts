import { PAPERS, type PaperSize, ZOOMS } from '../../../schema/workflows/paper.ts';

/** How a paper is shown before it is printed. */
export interface PaperStanding {
  readonly paper: PaperSize;
  /** In hundredths of the width that there is for it. */
  readonly zoom: number;
}

/** How a paper is shown at first; our papers are small (D-24). */
export const openedPaper: PaperStanding = { paper: 'A5', zoom: ZOOMS[0] };

/** What a paper was last printed on, by what was chosen lately. */
export const lastPaper = (last: Readonly<Record<string, readonly string[]>> | null | undefined): Partial<PaperStanding> => {
  const paper = PAPERS.find((size) => size === last?.paper?.[0]);
  return paper ? { paper } : {};
};

/** The next step of size from one, up or down; null where there is none. */
export const nextZoom = (zoom: number, by: 1 | -1): number | null => {
  const at = ZOOMS.findIndex((each) => each >= zoom);
  return ZOOMS[(at < 0 ? ZOOMS.length - 1 : at) + by] ?? null;
};

/** What was asked of how it is shown, as far as it can be. */
export const standingAfter = (
  event: { readonly type: 'paper.chosen'; readonly paper: PaperSize } | { readonly type: 'zoom.chosen'; readonly zoom: number },
) => {
  if (event.type === 'paper.chosen') return { paper: event.paper };
  return { zoom: ZOOMS.find((each) => each >= event.zoom) ?? ZOOMS[0] };
};
