import { css } from '@linaria/core';
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
  /** It is being asked for again at this moment. */
  readonly busy?: boolean;
}

/** How old what is shown is; hangs from the head of a page. */
export const AgeTag = ({ millis, busy = false }: AgeTagProps) => (
  <div className={tag} data-busy={busy}>
    {updated(millis)}
  </div>
);

/** The same of a cached list, or with `of` of that of one patient or clinic, where that is in doubt. */
export const Age = ({ list, of = null }: { readonly list: ResourceName; readonly of?: Scope | null }) => {
  const { known, busy, failure, asOf } = useListState(list, of);
  const at = useApp((context) => context.at);
  return known && asOf !== null ? <AgeTag millis={at - asOf} busy={busy && !failure} /> : null;
};
