import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ResourceName } from '../../../schema/api.ts';
import type { Scope } from '../../../schema/kit/wire/scope.ts';
import { useApp } from '../actors.tsx';
import { updated } from '../calendar/ago.ts';
import { useListState } from '../resources.ts';
import { colour, radius, space, text } from '../theme/tokens.ts';

/* Hangs from the head of the page, over what is below and never in it: rows that are about to be tapped stay where they are. */
const tag = css`
  position: absolute;
  inset-block-start: calc(100% - 8px);
  [data-desk] > section & {
    inset-block-start: calc(100% - 12px);
  }
  inset-inline: 0;
  inline-size: fit-content;
  margin-inline: auto;
  padding-inline: ${space(3)};
  border-radius: ${radius.round};
  background: ${colour.sunken};
  ${text.caption}
  /* Between the search and the first row there is room for no more. */
  line-height: 1.25;
  color: ${colour.soft};
  white-space: nowrap;
  pointer-events: none;
  /* The answer mostly comes before anybody could read this. */
  &[data-busy='true'] {
    animation: late 150ms 1s both;
  }
  @keyframes late {
    from {
      opacity: 0;
    }
  }
`;

export interface AgeTagProps {
  readonly millis: number;
  /** It is being asked for again, or will be in a moment. */
  readonly busy?: boolean;
}

/** How old what is shown is; hangs from the head of a page. */
export const AgeTag = ({ millis, busy = false }: AgeTagProps) => (
  <div className={tag} data-busy={busy}>
    {updated(millis)}
  </div>
);

interface AgeProps {
  readonly list: ResourceName;
  /** Of one patient or clinic. */
  readonly of?: Scope | null;
  /** Lists of all that what is shown with it was worked out of; always the same. */
  readonly besides?: readonly ResourceName[] | undefined;
}

/** The same of a cached list where that is in doubt, and of those that are shown with it: nothing there is older than it says. */
export const Age = ({ list, of = null, besides = [] }: AgeProps) => {
  const at = useApp((context) => context.at);
  let oldest: ReactNode = null;
  let since = Number.POSITIVE_INFINITY;
  for (const each of [list, ...besides]) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the lists of a screen are always the same ones
    const { known, failure, asOf } = useListState(each, each === list ? of : null);
    if (!known || asOf === null || asOf >= since) continue;
    since = asOf;
    oldest = <AgeTag millis={at - asOf} busy={failure === null} />;
  }
  return oldest;
};
