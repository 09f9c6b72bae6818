import { css } from '@linaria/core';
import { words } from '../texts.ts';
import { hidden } from '../theme/hidden.ts';
import { colour, radius, space } from '../theme/tokens.ts';

const bone = css`
  display: block;
  border-radius: ${radius.small};
  background: ${colour.sunken};
  &[data-line] {
    block-size: 1em;
    margin-block: calc((1lh - 1em) / 2);
  }
  /* What stands on one line with it stands where it will beside the words. */
  &[data-line]::before {
    content: '\\200b';
    display: block;
    line-height: 1;
  }
  animation: breathe 1.4s ease-in-out infinite alternate;
  @keyframes breathe {
    to {
      opacity: 0.45;
    }
  }
`;
const rows = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  /* One breath for all of them: each that breathes by itself is a layer of its own, and styled anew with every frame. */
  animation: breathe 1.4s ease-in-out infinite alternate;
  & span {
    animation: none;
  }
  @keyframes breathe {
    to {
      opacity: 0.65;
    }
  }
`;
const row = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.surface};
  box-shadow: inset 0 0 0 1px ${colour.line};
  & > span:last-child {
    flex: 1;
    display: grid;
    gap: ${space(2)};
  }
`;

/** Keeps a line for words that will stand there: what is below must not move when they come. */
export const SPACE = '\u00a0';

/** A grey shape where something will stand; sizes in CSS lengths, that of a line of text without a height. */
export const Bone = ({ width = '100%', height }: { readonly width?: string; readonly height?: string }) => (
  <span className={bone} style={{ inlineSize: width, blockSize: height }} data-line={height === undefined ? '' : undefined} aria-hidden="true" />
);

/** The shape of a list that is on its way. */
export const SkeletonRows = ({ count = 6, label = words.loading }: { readonly count?: number; readonly label?: string }) => (
  <div className={rows} role="status">
    <span className={hidden}>{label}</span>
    {Array.from({ length: count }, (_, index) => `row ${index}`).map((key, index) => (
      <div key={key} className={row} aria-hidden="true">
        <Bone width="44px" height="44px" />
        <span>
          <Bone width={`${62 - (index % 3) * 12}%`} height="16px" />
          <Bone width={`${40 + (index % 2) * 14}%`} height="12px" />
        </span>
      </div>
    ))}
  </div>
);
