import { css } from '@linaria/core';
import { Button } from '../kit/controls/button.tsx';
import { IconButton } from '../kit/controls/icon-button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { colour, hairline, space, text, visuallyHidden, weight } from '../kit/theme/tokens.ts';
import { dayText } from './clock-text.ts';
import { useSendViewer, useViewer, useViewerTag } from './desk.ts';
import { KeysIcon, LinkIcon } from './icons.tsx';
import { NARROW } from './layout.ts';
import { FileButton } from './opening.tsx';
import { banners, bar, welcome } from './texts.ts';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-block-end: ${hairline};
  background: ${colour.surface};
  ${NARROW} {
    & [data-open-file] > span {
      ${visuallyHidden}
    }
  }
`;
const name = css`
  flex: 1 1 200px;
  min-inline-size: 0;
  & h1 {
    ${text.lead}
    font-weight: ${weight.bold};
  }
  & p {
    ${text.caption}
    color: ${colour.soft};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const said = css`
  ${text.caption}
  color: ${colour.credit};
  &[data-tone='problem'] {
    color: ${colour.danger};
  }
`;
const stack = css`
  grid-area: note;
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  ${text.caption}
  &:empty {
    display: none;
  }
  ${NARROW} {
    & > div {
      ${text.caption}
    }
  }
`;

const LinkSaid = () => {
  const copied = useViewerTag('copied');
  const failed = useViewerTag('notCopied');
  return (
    <span className={said} role="status" data-tone={failed ? 'problem' : 'success'}>
      {copied ? bar.copied : failed ? bar.notCopied : null}
    </span>
  );
};

/** Which report this is, and what one can do with it as a whole. */
export const Head = () => {
  const file = useViewer(({ fileName }) => fileName);
  const part = useViewer(({ outline }) => outline.parts.at(-1));
  const send = useSendViewer();
  return (
    <header className={head}>
      <div className={name}>
        <h1>{welcome.title}</h1>
        <p>
          <bdi>{file}</bdi>
          {part ? ` · ${bar.version(part.appVersion)} · ${dayText(part.t0)}` : null}
        </p>
      </div>
      <title>{bar.page(file)}</title>
      <LinkSaid />
      <IconButton icon={LinkIcon} label={bar.link} onClick={() => send({ type: 'link.asked' })} />
      <IconButton icon={KeysIcon} label={bar.help} onClick={() => send({ type: 'help.toggled', open: true })} />
      <FileButton tone="plain">{welcome.another}</FileButton>
    </header>
  );
};

/** How far what is shown can be trusted. */
export const Reservations = () => {
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
