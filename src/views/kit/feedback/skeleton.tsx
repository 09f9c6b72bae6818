import { css } from '@linaria/core';
import { words } from '../texts.ts';
import { colour, radius, space, visuallyHidden } from '../theme/tokens.ts';

const bone = css`
  display: block;
  border-radius: ${radius.small};
  background: ${colour.sunken};
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
const hidden = css`
  ${visuallyHidden}
`;

/** A grey shape where something will stand; sizes in CSS lengths. */
export const Bone = ({ width = '100%', height = '1em' }: { readonly width?: string; readonly height?: string }) => (
  <span className={bone} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
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
