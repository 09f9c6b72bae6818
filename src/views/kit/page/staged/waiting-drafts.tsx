import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { addressOf } from '../../../../machines/app/context.ts';
import type { Params } from '../../../../machines/kit/screen.ts';
import { hasWork } from '../../../../machines/kit/staged/context.ts';
import { shallow, useApp, useSelectedIfOpen, useSendApp } from '../../actors.tsx';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../overlay/confirm-dialog.tsx';
import { colour, radius, space, TARGET, text, weight } from '../../theme/tokens.ts';
import { type StagedSnapshot, tallyOf, useSendStaged } from './staged-state.ts';
import type { StagedWords } from './texts.ts';

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

const more = css`
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET};
    padding-inline: ${space(4)};
    ${text.caption}
    color: ${colour.accent};
    cursor: pointer;
  }
  & > section + section {
    margin-block-start: ${space(2)};
  }
`;

interface WaitingDraftProps<Draft extends object> {
  readonly workflow: string;
  readonly path: string | ((params: Params) => string);
  readonly texts: StagedWords;
  /** Whom a form is about, as far as anybody knows. */
  readonly subjectOf: (draft: Draft, params: Params) => string | null;
}

/** A list about somebody else that still waits to be sent: on with it, or away with it after a question. */
const WaitingDraft = <Draft extends object>({ workflow, path, texts, subjectOf }: WaitingDraftProps<Draft>) => {
  const snapshot = useSelectedIfOpen(workflow, (each: StagedSnapshot<Draft>) => each);
  const send = useSendStaged(workflow);
  const sendApp = useSendApp();
  const [asked, setAsked] = useState(false);
  // The strip says what the message would, and longer.
  const calls = useApp(({ notices }) => notices.flatMap(({ key, notice }) => (notice.workflow === workflow && notice.tone === 'info' ? [key] : [])), shallow);
  useEffect(() => {
    for (const key of calls) sendApp({ type: 'notice.dismiss', key });
  }, [calls, sendApp]);
  if (!snapshot || !hasWork(snapshot.context)) return null;
  const { params, draft, rows } = snapshot.context;
  const who = subjectOf(rows[0]?.draft ?? draft, params) ?? subjectOf(draft, params);
  const { left } = tallyOf(snapshot);
  const discard = () => {
    setAsked(false);
    send({ type: 'list.emptied' });
    send({ type: 'list.discarded' });
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  };
  return (
    <section className={strip} aria-label={texts.waiting(who, left)}>
      <p>{texts.waiting(who, left)}</p>
      <div>
        <Button
          tone="quiet"
          onClick={() => sendApp({ type: 'route.go', to: typeof path === 'string' ? addressOf({ path, query: params }) : path(params), replace: false })}
        >
          {texts.goOn}
        </Button>
        {snapshot.hasTag('editable') || snapshot.value === 'emptying' ? (
          <Button tone="quiet" onClick={() => setAsked(true)}>
            {texts.discardYes}
          </Button>
        ) : null}
      </div>
      {asked ? (
        <ConfirmDialog
          open
          title={texts.discard}
          confirmLabel={texts.discardYes}
          cancelLabel={texts.discardNo}
          onConfirm={discard}
          onClose={() => setAsked(false)}
        >
          <p>{texts.discardAsked(who, left)}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
};

interface WaitingDraftsProps<Draft extends object> extends Omit<WaitingDraftProps<Draft>, 'workflow'> {
  /** The list on this page, which is not spoken of. */
  readonly own: string;
}

/** Lists of the same kind about others that wait to be sent: nobody's is shown to anybody else, and none is forgotten. */
export const WaitingDrafts = <Draft extends object>({ own, ...shared }: WaitingDraftsProps<Draft>) => {
  const [first, ...others] = useApp(({ open }) => Object.keys(open).filter((id) => id !== own && open[id] === open[own]), shallow);
  if (first === undefined) return null;
  return (
    <>
      <WaitingDraft key={first} workflow={first} {...shared} />
      {others.length > 0 ? (
        <details className={more}>
          <summary>{shared.texts.moreWaiting(others.length)}</summary>
          {others.map((id) => (
            <WaitingDraft key={id} workflow={id} {...shared} />
          ))}
        </details>
      ) : null}
    </>
  );
};
