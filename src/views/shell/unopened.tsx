import { css } from '@linaria/core';
import { LinkButton } from '../kit/controls/link-button.tsx';
import { words } from '../kit/texts.ts';
import { colour, space, text } from '../kit/theme/tokens.ts';
import { unopened } from './texts/unopened.ts';

/*
 * Covers what is painted, which answers nobody: twenty seconds on without any program, or soon after what runs first has found that none
 * comes. It stands before what it covers, where it is at its place in browsers that know nothing of an inset.
 */
const cover = css`
  position: fixed;
  z-index: 60;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: auto;
  padding: ${space(8)} var(--gutter);
  background: ${colour.page};
  text-align: center;
  visibility: hidden;
  animation: shown 1ms 20s forwards;
  [data-failed] & {
    animation-delay: 2s;
  }
  [data-old] & {
    visibility: visible;
  }
  [data-old] & > :first-child,
  :root:not([data-old]) & > :last-child {
    display: none;
  }
  & h1 {
    ${text.title}
  }
  & p {
    max-inline-size: 420px;
    margin: ${space(2)} auto ${space(5)};
    color: ${colour.soft};
  }
  @keyframes shown {
    to {
      visibility: visible;
    }
  }
`;

/** What is read where the program does not come: its link is one of the page's own, which asks no program. Whatever the program draws takes its place. */
export const Unopened = () => (
  <div className={cover} role="alert">
    <div>
      <h1>{unopened.late}</h1>
      <p>{unopened.lateWhy}</p>
      <LinkButton to="" tone="primary">
        {words.retry}
      </LinkButton>
    </div>
    <div>
      <h1>{unopened.old}</h1>
      <p>{unopened.oldWhy}</p>
    </div>
  </div>
);
