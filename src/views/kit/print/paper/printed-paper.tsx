import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { persianDigits } from '../../../../schema/kit/digits.ts';
import { jalaliText } from '../../../../schema/kit/jalali.ts';
import { tehranDay } from '../../../../schema/kit/tehran.ts';
import type { PaperSize } from '../../../../schema/workflows/paper.ts';
import { useApp } from '../../actors.tsx';
import { Title } from '../../page/document-title.tsx';
import { usePaperNames } from '../letterhead.ts';
import { usePageFoot } from '../page-foot.ts';
import { printFrame } from '../print-frame.ts';
import { paperWords } from '../texts.ts';
import { paperLook } from './paper-look.ts';

export interface PrintedPaperProps {
  /** What kind of paper it is: a browser proposes it, with the day, as the name of a file. */
  readonly title: string;
  /** Whom it is about: on every page but the first, whose text says it, and never in the name of a file. */
  readonly subject?: string | null;
  readonly paper: PaperSize;
  readonly children: ReactNode;
}

/** What the printer gets of a paper of ours: the very thing that its preview shows, with the number of each page at its foot. */
export const PrintedPaper = ({ title, subject = null, paper, children }: PrintedPaperProps) => {
  const today = useApp(({ at }) => persianDigits(jalaliText(tehranDay(at))));
  const [practice = ''] = usePaperNames();
  usePageFoot({ practice, subject, date: today, page: [paperWords.page, paperWords.of] });
  return createPortal(
    <div className={printFrame} data-print-sheet="" data-paper={paper}>
      <Title>{paperWords.fileName(title, today)}</Title>
      <div className={paperLook}>{children}</div>
    </div>,
    document.body,
  );
};
