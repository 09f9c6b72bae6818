import { css } from '@linaria/core';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { EyeOffIcon } from '../../kit/icons/basics.tsx';
import { MessageIcon } from '../../kit/icons/things.tsx';
import { Title } from '../../kit/page/document-title.tsx';
import { colour, hairline, radius, space, text, visuallyHidden, weight } from '../../kit/theme/tokens.ts';
import { dayText } from '../clock-text.ts';
import { useSendViewer, useViewer, useViewerTag } from '../desk.ts';
import { KeysIcon, LinkIcon } from '../icons.tsx';
import { DESK, NARROW, PHONE, SMALL } from '../layout.ts';
import { FileButton } from '../opening.tsx';
import { bar, welcome } from '../texts.ts';

const head = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 56px;
  padding: ${space(1)} ${space(4)};
  border-block-end: ${hairline};
  background: ${colour.surface};
  ${DESK} {
    gap: ${space(2)};
  }
  & [data-open-file] {
    min-block-size: 44px;
    white-space: nowrap;
  }
  ${PHONE} {
    & > [data-for='keyboard'] {
      display: none;
    }
  }
  ${SMALL} {
    & > [data-for='link'] {
      display: none;
    }
  }
  ${NARROW} {
    & [data-open-file] {
      padding-inline: ${space(2)};
    }
    & [data-open-file] > span {
      ${visuallyHidden}
    }
  }
`;
const name = css`
  flex: 1 1 0;
  min-inline-size: 0;
  & h1 {
    ${text.body}
    font-weight: ${weight.bold};
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(2)};
    ${text.caption}
    line-height: 1.5;
    color: ${colour.soft};
  }
  & p > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${DESK} {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    & h1 {
      ${text.lead}
      white-space: nowrap;
    }
    & p {
      flex-wrap: nowrap;
      min-inline-size: 0;
    }
  }
`;
const disguise = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  flex: none;
  color: ${colour.warn};
  font-weight: ${weight.medium};
  white-space: nowrap;
  ${DESK} {
    padding: 2px ${space(3)};
    border-radius: ${radius.round};
    background: ${colour.warnTint};
  }
`;
const said = css`
  ${text.caption}
  color: ${colour.credit};
  ${NARROW} {
    position: absolute;
    z-index: 6;
    inset: 100% ${space(4)} auto;
    padding: ${space(2)} ${space(4)};
    border-radius: ${radius.control};
    background: ${colour.creditTint};
    &:empty {
      padding: 0;
    }
    &[data-tone='problem'] {
      background: ${colour.dangerTint};
    }
  }
  &[data-tone='problem'] {
    color: ${colour.danger};
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

/** Short enough to be read out, long enough to tell builds apart. */
const SIGNS = 8;

const Origin = () => {
  const file = useViewer(({ fileName }) => fileName);
  const part = useViewer(({ outline }) => outline.parts.at(-1));
  const kept = useViewer(({ outline }) => outline.kept != null);
  if (!part) return null;
  return (
    <span>
      {`${dayText(part.t0)} · ${bar.version(part.appVersion)} · `}
      <bdi>{bar.build(part.bundle.slice(0, SIGNS))}</bdi>
      {kept ? ` (${bar.foldedByOwn})` : null}
      {' · '}
      <bdi>{file}</bdi>
    </span>
  );
};

/** Which report this is, what in it is not as it was, and what one can do with it as a whole. */
export const Head = () => {
  const file = useViewer(({ fileName }) => fileName);
  const note = useViewer(({ outline }) => outline.note != null);
  const noteOpen = useViewer((context) => context.note);
  const send = useSendViewer();
  return (
    <header className={head}>
      <div className={name}>
        <h1>{welcome.title}</h1>
        <p>
          <strong className={disguise}>
            <EyeOffIcon size={16} />
            {bar.disguised}
          </strong>
          <Origin />
        </p>
      </div>
      <Title>{bar.page(file)}</Title>
      <LinkSaid />
      {note ? (
        <IconButton
          icon={MessageIcon}
          label={bar.note}
          aria-expanded={noteOpen}
          tone={noteOpen ? 'accent' : 'plain'}
          onClick={() => send({ type: 'note.toggled', open: !noteOpen })}
        />
      ) : null}
      <IconButton data-for="link" icon={LinkIcon} label={bar.link} onClick={() => send({ type: 'link.asked' })} />
      <IconButton data-for="keyboard" icon={KeysIcon} label={bar.help} onClick={() => send({ type: 'help.toggled', open: true })} />
      <FileButton tone="plain">{welcome.another}</FileButton>
    </header>
  );
};
