import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import { space, text } from '../../src/views/kit/theme/tokens.ts';

const part = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  & > h2 {
    ${text.title}
  }
`;
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** A heading and the specimens under it. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={part}>
    <h2>{title}</h2>
    {children}
  </div>
);

export const Line = ({ children }: { readonly children: ReactNode }) => <div className={line}>{children}</div>;

/** A specimen that holds its own value, so that it can be tried. */
export const Held = <V,>({ from, children }: { readonly from: V; readonly children: (value: V, hold: (next: V) => void) => ReactNode }) => {
  const [value, setValue] = useState(from);
  return children(value, setValue);
};
