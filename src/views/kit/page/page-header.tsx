import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useSendApp } from '../actors.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { BackIcon } from '../icons/actions.tsx';
import { hidden } from '../theme/hidden.ts';
import { colour, LOW, space, text, weight } from '../theme/tokens.ts';
import { DocumentTitle } from './document-title.tsx';
import { titleCame } from './route-effects.ts';
import { pageWords } from './texts.ts';

const header = css`
  position: sticky;
  z-index: 10;
  inset-block-start: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  /* As high with the line under the title as without: it mostly comes later, and the page below must not move. */
  min-block-size: 62px;
  /* The line of the content below, less what a button's own edge takes. */
  --column: 720px;
  &[data-width='wide'] {
    --column: 65rem;
  }
  &[data-width='full'] {
    --column: 100%;
  }
  padding-block: max(${space(2)}, env(safe-area-inset-top)) ${space(1)};
  padding-inline: max(4px, calc(max(0px, 100% - var(--column)) / 2 + var(--gutter) - 12px));
  background: ${colour.page};
  & h1,
  & > h2 {
    flex: 1 1 6em;
    min-inline-size: 0;
    ${text.lead}
    font-weight: ${weight.bold};
    padding-inline-start: ${space(1)};
  }
  /* With no Back before it the title stands on the line of the content. */
  & > :is(h1, h2):first-child {
    padding-inline-start: min(12px, calc(var(--gutter) - 4px));
  }
  /* It stays in sight: the longest of names must leave room for the page. */
  & :is(h1, h2) > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    overflow: hidden;
  }
  & small {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
  /* The page needs the room; what hangs from the head goes with it. */
  ${LOW} {
    position: relative;
    z-index: 7;
  }
  /* Paper that is no paper of ours says at least what it is of. */
  @media print {
    position: static;
    & > :not(h1) {
      display: none;
    }
  }
`;
const belowStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  flex-basis: 100%;
  min-inline-size: 0;
  padding-inline: min(12px, calc(var(--gutter) - 4px));
  padding-block-end: ${space(2)};
  :global(html:has([data-below])) {
    scroll-padding-block-start: 140px;
    ${LOW} {
      scroll-padding-block-start: ${space(4)};
    }
  }
`;

export interface PageHeaderProps {
  readonly title: string;
  /** What the document is called where the title is the name of a person: the browser remembers of every address what it was called. */
  readonly documentTitle?: string;
  /** A line under the title: a count, a name. */
  readonly detail?: ReactNode;
  /** Where Back leads when there is nothing to go back to; without it there is no Back. */
  readonly back?: string;
  /** Goes back in the screen's own way, for screens that have something to ask first. */
  readonly onBack?: () => void;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
  /** A line that stays in sight with the title: a search, tabs. */
  readonly below?: ReactNode;
  /** That of the page below. */
  readonly width?: 'text' | 'wide' | 'full' | undefined;
  /** It stands over a part of the page, whose name and focus belong to another. */
  readonly aside?: boolean;
}

/** The head of a screen: names the page and the document, and takes the focus on arrival. */
export const PageHeader = ({ title, documentTitle = title, detail, back, onBack, actions, below, width = 'text', aside = false }: PageHeaderProps) => {
  const send = useSendApp();
  const goBack = onBack ?? (back === undefined ? undefined : () => send({ type: 'route.back', fallback: back }));
  const Heading = aside ? 'h2' : 'h1';
  return (
    <header className={header} data-width={width}>
      {aside ? null : <DocumentTitle>{documentTitle}</DocumentTitle>}
      {goBack ? <IconButton icon={BackIcon} label={pageWords.back} onClick={goBack} /> : null}
      <Heading tabIndex={-1} {...(aside ? {} : { ref: titleCame, 'data-page-title': '' })}>
        <span>{title}</span>
        {detail ? <small>{detail}</small> : null}
      </Heading>
      {actions}
      {below ? (
        <div className={belowStyle} data-below="">
          {below}
        </div>
      ) : null}
    </header>
  );
};

/** The heading of a screen whose look says what it is; for documents, focus and whoever cannot see it. */
export const HiddenHeading = ({ title }: { readonly title: string }) => (
  <>
    <DocumentTitle>{title}</DocumentTitle>
    <h1 ref={titleCame} className={hidden} tabIndex={-1} data-page-title="">
      {title}
    </h1>
  </>
);
