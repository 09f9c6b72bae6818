import { css } from '@linaria/core';
import { Button } from '../../kit/controls/button.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { CloseIcon } from '../../kit/icons/basics.tsx';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { useSendViewer, useViewer } from '../desk.ts';
import { NARROW } from '../layout.ts';
import { banners, bar } from '../texts.ts';

const stack = css`
  grid-area: note;
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  ${text.caption}
  &:empty {
    display: none;
  }
  & > div {
    align-items: center;
    padding-block: ${space(1)};
    ${text.caption}
  }
  & button {
    min-block-size: 44px;
  }
  ${NARROW} {
    padding-block-end: 0;
  }
`;
const written = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  padding-inline: ${space(4)} ${space(1)};
  border-radius: ${radius.control};
  background: ${colour.tint};
  color: ${colour.onTint};
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  & p:first-child {
    font-weight: ${weight.medium};
  }
  & blockquote {
    margin: 0;
    max-block-size: 18dvh;
    overflow-y: auto;
    ${text.body}
    font-weight: ${weight.medium};
    color: ${colour.ink};
    white-space: pre-line;
  }
`;

/** What the user wrote: the first thing to read. */
const Written = ({ note }: { readonly note: string }) => {
  const send = useSendViewer();
  return (
    <div className={written} data-part="note">
      <div>
        <p>
          {bar.noteTitle} {bar.noteMasked}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <blockquote tabIndex={0} data-keys="own" dir="auto">
          {note}
        </blockquote>
      </div>
      <IconButton icon={CloseIcon} label={bar.noteClose} onClick={() => send({ type: 'note.toggled', open: false })} />
    </div>
  );
};

/** What the user wrote, and how far what is shown can be trusted. */
export const Notes = () => {
  const note = useViewer((context) => (context.note ? (context.outline.note ?? null) : null));
  const parts = useViewer(({ outline }) => outline.parts);
  const first = useViewer(({ outline }) => outline.divergences[0] ?? null);
  const send = useSendViewer();
  const other = parts.find(({ sameBuild }) => !sameBuild);
  const differs = parts.find((part) => part.differs != null)?.differs ?? null;
  const go = (step: number) => (
    <Button tone="quiet" onClick={() => send({ type: 'step.chosen', step })}>
      {banners.showIt}
    </Button>
  );
  return (
    <div className={stack}>
      {note === null ? null : <Written note={note} />}
      {other || first !== null ? (
        <Banner tone="warning" announced action={first === null ? null : go(first)}>
          {other ? `${banners.otherBuild(other.appVersion)} ` : null}
          {first === null ? banners.agrees : banners.diverges(first)}
        </Banner>
      ) : null}
      {differs === null ? null : (
        <Banner tone="warning" announced action={go(differs)}>
          {banners.differs(differs)}
        </Banner>
      )}
      {parts.some(({ foldable }) => !foldable) ? (
        <Banner tone="warning" announced>
          {banners.notReplayable}
        </Banner>
      ) : null}
    </div>
  );
};
