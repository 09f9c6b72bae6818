import { css } from '@linaria/core';
import { useApp, useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { BAR, colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { release } from '../texts.ts';

/* Over the page and never in it, where the strip stands that says there is no network: whoever is writing is not to be moved. */
const strip = css`
  position: fixed;
  z-index: 29;
  inset-inline: calc(var(--rail) + 12px) 12px;
  inset-block-end: calc(${BAR} + var(--foot, 28px));
  inline-size: fit-content;
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(4)} ${space(1)};
  border-radius: ${radius.control};
  box-shadow: 0 2px 10px ${colour.shadow};
  background: ${colour.tint};
  color: ${colour.onTint};
  ${text.caption}
  font-weight: ${weight.medium};
  & > span {
    flex: 1;
    padding-block: ${space(1)};
  }
  & > button {
    flex: none;
    color: inherit;
  }
  &:empty {
    display: none;
  }
  :global(body:has([data-release='waiting'])) {
    --strip: 60px;
  }
  @media print {
    display: none;
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
    <div className={strip} role="status" data-release={waits ? 'waiting' : 'none'}>
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
