import { css } from '@linaria/core';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Notice } from '../../../schema/app/workflow.ts';
import { useSendApp } from '../actors.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { DoneIcon } from '../icons/actions.tsx';
import { AlertIcon, CloseIcon, InfoIcon } from '../icons/basics.tsx';
import { pageWords } from '../page/texts.ts';
import { MESSAGES } from '../theme/above-messages.ts';
import { BAR, colour, motion, radius, space, TARGET, text, visuallyHidden, WIDE_MEDIA, weight } from '../theme/tokens.ts';
import type { NoticeLead, NoticeWords } from './area-words.ts';

const region = css`
  position: fixed;
  z-index: ${MESSAGES};
  inset-inline: calc(var(--rail) + 12px) 12px;
  /* Screens with buttons at their foot say how much room those need. */
  inset-block-end: calc(${BAR} + var(--foot, 28px) + var(--strip, 0px));
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  pointer-events: none;
  & > div {
    display: contents;
  }
  @media print {
    display: none;
  }
`;
const toast = css`
  display: flex;
  /* On the narrowest phones the way on stands below the words, which would else be a column of single ones. */
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};
  inline-size: 100%;
  max-inline-size: 480px;
  padding: ${space(1)} ${space(4)} ${space(1)} ${space(1)};
  border-radius: ${radius.control};
  background: ${colour.ink};
  color: ${colour.page};
  box-shadow: 0 6px 24px ${colour.shadow};
  ${text.body}
  pointer-events: auto;
  animation: arrive ${motion.calm};
  @keyframes arrive {
    from {
      transform: translateY(12px);
      opacity: 0;
    }
  }
  &[data-tone='problem'] {
    background: ${colour.dangerTint};
    color: ${colour.danger};
    border: 1px solid currentColor;
  }
  & > a {
    align-self: center;
    flex: none;
    min-block-size: ${TARGET};
    padding: 9px ${space(3)};
    border-radius: ${radius.small};
    font-weight: ${weight.bold};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  /* What it lies over can be drawn clear of it; the buttons at the foot stay where they are. */
  :global(body:has([data-toast]) main > div[data-width]) {
    padding-block-end: calc(108px + var(--strip, 0px));
  }
  & > svg {
    margin-block: ${space(2.5)};
  }
  @media (max-width: 340px) {
    & > a {
      order: 1;
      margin-inline-start: ${space(6)};
    }
  }
  & p {
    flex: 1 1 8em;
    padding-block: 9px;
  }
  & button,
  & button:hover:not(:disabled) {
    color: inherit;
    background: none;
  }
  /* Where they would fill the screen the newest stands alone, and those before it come back when it goes: their words stay where they are heard, or they would be said again. */
  @media not ${WIDE_MEDIA} {
    &:not([data-newest]) {
      ${visuallyHidden}
      & > :not(p) {
        display: none;
      }
    }
  }
`;

const icons = { success: DoneIcon, problem: AlertIcon, info: InfoIcon } as const;

export interface ToasterProps {
  readonly notices: readonly { readonly key: number; readonly notice: Notice }[];
  /** Puts a notice in words; null keeps it silent. */
  readonly say: NoticeWords;
  /** Where it leads, if anywhere. */
  readonly lead?: NoticeLead;
  /** Tells when somebody comes to one or leaves it, and gives back how to let that be; a function that stays the same. */
  readonly hold?: ((send: ReturnType<typeof useSendApp>) => () => void) | undefined;
}

/** Short messages above the bottom bar, the newest alone where there is little room; the regions that speak them are there from the start. */
export const Toaster = ({ notices, say, lead, hold }: ToasterProps) => {
  const send = useSendApp();
  useEffect(() => hold?.(send), [hold, send]);
  const newest = notices.findLast(({ notice }) => say(notice) !== null)?.key;
  const shown = (problems: boolean) =>
    notices
      .filter(({ notice }) => (notice.tone === 'problem') === problems)
      .map(({ key, notice }) => {
        const Glyph = icons[notice.tone];
        const said = say(notice);
        if (said === null) return null;
        const way = lead?.(notice);
        const dismiss = () => send({ type: 'notice.dismiss', key });
        return (
          <div key={key} className={toast} data-tone={notice.tone} data-toast={key} data-newest={key === newest ? '' : undefined}>
            <Glyph size={22} />
            <p>{said}</p>
            {way ? (
              <Link href={way.to} onClick={dismiss}>
                {way.label}
              </Link>
            ) : null}
            <IconButton aria-live="off" icon={CloseIcon} label={pageWords.closeMessage} onClick={dismiss} />
          </div>
        );
      });
  return (
    <section className={region} aria-label={pageWords.messages} data-foot="">
      <div role="status" aria-atomic="false">
        {shown(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {shown(true)}
      </div>
    </section>
  );
};
