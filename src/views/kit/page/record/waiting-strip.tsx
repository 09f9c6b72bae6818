import { css } from '@linaria/core';
import { type ReactNode, useEffect, useState } from 'react';
import { shallow, useApp, useSendApp } from '../../actors.tsx';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../overlay/confirm-dialog.tsx';
import { colour, radius, space, text, weight } from '../../theme/tokens.ts';
import type { WaitingWords } from './texts.ts';

const strip = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  padding-inline: ${space(4)} ${space(1)};
  border-radius: ${radius.control};
  background: ${colour.tint};
  color: ${colour.onTint};
  ${text.body}
  & > p {
    flex: 1 1 12em;
    padding-block: ${space(2)};
    font-weight: ${weight.medium};
  }
  & > div {
    display: flex;
    margin-inline-start: auto;
  }
`;

interface WaitingStripProps {
  /** The workflow that waits. */
  readonly workflow: string;
  /** What waits, and about whom. */
  readonly says: string;
  readonly texts: WaitingWords;
  /** Where one goes on with it; null where nobody can any more. */
  readonly to: string | null;
  /** What is asked before it is thrown away, and what then does that; absent where it cannot be thrown away now. */
  readonly discard?: { readonly asks: ReactNode; readonly onDiscard: () => void };
}

/** Something begun elsewhere that waits: on with it, or away with it after a question. */
export const WaitingStrip = ({ workflow, says, texts, to, discard }: WaitingStripProps) => {
  const sendApp = useSendApp();
  const [asked, setAsked] = useState(false);
  // The strip says what the message would, and longer.
  const calls = useApp(({ notices }) => notices.flatMap(({ key, notice }) => (notice.workflow === workflow && notice.tone === 'info' ? [key] : [])), shallow);
  useEffect(() => {
    for (const key of calls) sendApp({ type: 'notice.heeded', key });
  }, [calls, sendApp]);
  return (
    <section className={strip} aria-label={says}>
      <p>{says}</p>
      <div>
        {to === null ? null : (
          <Button tone="quiet" onClick={() => sendApp({ type: 'route.go', to, replace: false })}>
            {texts.goOn}
          </Button>
        )}
        {discard ? (
          <Button tone="quiet" onClick={() => setAsked(true)}>
            {texts.discardYes}
          </Button>
        ) : null}
      </div>
      {asked && discard ? (
        <ConfirmDialog
          open
          title={texts.discard}
          confirmLabel={texts.discardYes}
          cancelLabel={texts.discardNo}
          onConfirm={() => {
            setAsked(false);
            discard.onDiscard();
            document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
          }}
          onClose={() => setAsked(false)}
        >
          <p>{discard.asks}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
};
