import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { LinkButton } from '../controls/link-button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { failureReason } from '../feedback/failure-text.ts';
import { useListState, useRefresh } from '../resources.ts';
import { words } from '../texts.ts';
import { LETTERHEAD_PATH, usePaperHead } from './letterhead.ts';
import { previewWords } from './paper/preview-texts.ts';
import { usePracticeStanding, usePracticeTrouble } from './practice-standing.ts';
import { paperWords } from './texts.ts';

/** What the head of papers lacks, and the way to where it is typed once. */
const Lacking = () => {
  const { lacking } = usePaperHead();
  const { busy } = useListState('clinics');
  const trouble = usePracticeTrouble();
  const refresh = useRefresh('clinics');
  if (trouble)
    return (
      <Banner
        tone="warning"
        action={
          <Button tone="quiet" busy={busy} onClick={refresh}>
            {words.retry}
          </Button>
        }
      >
        {previewWords.headFailed(failureReason(trouble))}
      </Banner>
    );
  if (lacking.length === 0) return null;
  return (
    <Banner
      tone="info"
      action={
        <LinkButton to={LETTERHEAD_PATH} tone="quiet">
          {previewWords.complete}
        </LinkButton>
      }
    >
      {previewWords.lacking(lacking.map((field) => paperWords.fields[field]).join('، '))}
    </Banner>
  );
};

/** The same over the pages that it is about, if these are shown: they come when the provider has said what it has, or could not. */
export const HeadNotice = ({ children }: { readonly children?: ReactNode }) =>
  usePracticeStanding() === 'reading' ? (
    <p role="status">{previewWords.headLoading}</p>
  ) : (
    <>
      <Lacking />
      {children}
    </>
  );
