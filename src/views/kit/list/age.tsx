import { css } from '@linaria/core';
import type { ResourceName } from '../../../schema/api.ts';
import { useApp } from '../actors.tsx';
import { updated } from '../page/list/texts.ts';
import { useListState } from '../resources.ts';

const line = css`
  &::before {
    content: '· ';
  }
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

/** How old a cached list is, where that is in doubt; it stands at the end of a line that is there anyway, so that nothing moves. */
export const Age = ({ list }: { readonly list: ResourceName }) => {
  const { known, busy, failure, asOf } = useListState(list);
  const at = useApp((context) => context.at);
  if (!known || asOf === null) return null;
  return (
    <span className={line} data-busy={busy && failure === null}>
      {updated(Math.max(0, at - asOf))}
    </span>
  );
};
