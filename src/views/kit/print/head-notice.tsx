import { LinkButton } from '../controls/link-button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { useListState } from '../resources.ts';
import { LETTERHEAD_PATH, usePaperHead } from './letterhead.ts';
import { previewWords } from './paper/preview-texts.ts';
import { paperWords } from './texts.ts';

/** What the head of papers lacks, and the way to where it is typed once. */
export const HeadNotice = () => {
  const { lacking } = usePaperHead();
  const { known, failure } = useListState('clinics');
  // What the provider has is on its way.
  if (lacking.length === 0 || (!known && failure === null)) return null;
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
