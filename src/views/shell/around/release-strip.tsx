import { css } from '@linaria/core';
import { useApp, useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { floating } from '../../kit/theme/floating.ts';
import { colour, radius, space } from '../../kit/theme/tokens.ts';
import { release } from '../texts/around.ts';

const strip = css`
  ${floating}
  gap: ${space(1)};
  padding-inline: ${space(4)} ${space(1)};
  border-radius: ${radius.control};
  background: ${colour.tint};
  color: ${colour.onTint};
  & > span {
    flex: 1;
    padding-block: ${space(1)};
  }
  & > button {
    flex: none;
    color: inherit;
  }
  :global(body:has([data-release='waiting'])) {
    --strip: 60px;
  }
`;

/**
 * Says that a newer release waits, for as long as it does and there is a network; the region is there from the start so that its
 * coming is heard.
 */
export const ReleaseStrip = () => {
  const waits = useApp((context) => context.release === 'waiting' && context.online);
  const send = useSendApp();
  return (
    <div className={strip} role="status" data-release={waits ? 'waiting' : 'none'} data-foot="">
      {waits ? (
        <>
          <span>{release.ready}</span>
          <Button tone="quiet" aria-label={release.nowInFull} onClick={() => send({ type: 'release.wanted' })}>
            {release.now}
          </Button>
          <Button tone="quiet" onClick={() => send({ type: 'release.postponed' })}>
            {release.later}
          </Button>
        </>
      ) : null}
    </div>
  );
};
