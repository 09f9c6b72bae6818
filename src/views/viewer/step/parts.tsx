import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { colour } from '../../kit/theme/tokens.ts';
import { mono } from './values.tsx';

export const quiet = css`
  color: ${colour.faint};
`;

/** A group of things to know, with its heading. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** Names of the program itself, which read from left to right. */
export const Latin = ({ children }: { readonly children: string }) => (
  <bdi className={mono} dir="ltr">
    {children}
  </bdi>
);
