import { css } from '@linaria/core';
import { addressOf } from '../../../../machines/app/context.ts';
import { hasWork } from '../../../../machines/kit/staged/context.ts';
import { shallow, useApp, useSelectedIfOpen, useSendApp } from '../../actors.tsx';
import { Button } from '../../controls/button.tsx';
import { colour, radius, space, text, weight } from '../../theme/tokens.ts';
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

interface WaitingDraftProps<Draft extends object> {
  readonly workflow: string;
  readonly path: string;
  readonly texts: StagedWords;
  /** Whom a form is about, as far as anybody knows. */
  readonly subjectOf: (draft: Draft) => string | null;
}

/** A list about somebody else that still waits to be sent: on with it, or away with it after a question. */
const WaitingDraft = <Draft extends object>({ workflow, path, texts, subjectOf }: WaitingDraftProps<Draft>) => {
  const snapshot = useSelectedIfOpen(workflow, (each: StagedSnapshot<Draft>) => each);
  const send = useSendStaged(workflow);
  const sendApp = useSendApp();
  if (!snapshot || !hasWork(snapshot.context)) return null;
  const { params, draft, rows } = snapshot.context;
  const who = subjectOf(rows[0]?.draft ?? draft) ?? subjectOf(draft);
  const asked = snapshot.value === 'emptying';
  const { left } = tallyOf(snapshot);
  return (
    <section className={strip} aria-label={texts.waiting(who, left)}>
      <p>{asked ? texts.discardAsked(who, left) : texts.waiting(who, left)}</p>
      <div>
        {asked ? (
          <>
            <Button tone="quiet" onClick={() => send({ type: 'question.cancelled' })}>
              {texts.discardNo}
            </Button>
            <Button tone="danger" onClick={() => send({ type: 'list.discarded' })}>
              {texts.discardYes}
            </Button>
          </>
        ) : (
          <>
            <Button tone="quiet" onClick={() => sendApp({ type: 'route.go', to: addressOf({ path, query: params }), replace: false })}>
              {texts.goOn}
            </Button>
            {snapshot.hasTag('editable') ? (
              <Button tone="quiet" onClick={() => send({ type: 'list.emptied' })}>
                {texts.discardYes}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </section>
  );
};

interface WaitingDraftsProps<Draft extends object> extends Omit<WaitingDraftProps<Draft>, 'workflow'> {
  /** The list on this page, which is not spoken of. */
  readonly own: string;
}

/** Lists of the same kind about others that wait to be sent: nobody's is shown to anybody else, and none is forgotten. */
export const WaitingDrafts = <Draft extends object>({ own, ...shared }: WaitingDraftsProps<Draft>) => {
  const others = useApp(({ open }) => Object.keys(open).filter((id) => id !== own && open[id] === open[own]), shallow);
  return others.map((id) => <WaitingDraft key={id} workflow={id} {...shared} />);
};
