import { css } from '@linaria/core';
import { addressOf } from '../../../../machines/app/context.ts';
import type { Params } from '../../../../machines/kit/screen.ts';
import { hasWork } from '../../../../machines/kit/staged/context.ts';
import { isPrinted } from '../../../../machines/kit/staged/worksheet/context.ts';
import { shallow, useApp, useSelectedIfOpen, useSource } from '../../actors.tsx';
import { colour, space, TARGET, text } from '../../theme/tokens.ts';
import { WaitingStrip } from '../record/waiting-strip.tsx';
import { type StagedSnapshot, tallyOf, useSendStaged } from './staged-state.ts';
import type { StagedWords } from './texts.ts';

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
  /** Where one goes on with it; null where nobody can any more. */
  readonly path: string | ((params: Params) => string | null);
  readonly texts: StagedWords;
  /** Whom a form is about, as far as anybody knows. */
  readonly subjectOf: (draft: Draft, params: Params) => string | null;
}

/** A list about somebody else that still waits to be sent: on with it, or away with it after a question. */
export const WaitingDraft = <Draft extends object>({ workflow, path, texts, subjectOf }: WaitingDraftProps<Draft>) => {
  const snapshot = useSelectedIfOpen(workflow, (each: StagedSnapshot<Draft>) => each);
  const send = useSendStaged(workflow);
  if (!snapshot || !hasWork(snapshot.context)) return null;
  const { params, draft, rows } = snapshot.context;
  const who = subjectOf(rows[0]?.draft ?? draft, params) ?? subjectOf(draft, params);
  const { left } = tallyOf(snapshot);
  const discard = {
    asks: texts.discardAsked(who, left),
    onDiscard: () => {
      send({ type: 'list.emptied' });
      send({ type: 'list.discarded' });
    },
  };
  return (
    <WaitingStrip
      workflow={workflow}
      says={texts.waiting(who, left)}
      texts={texts}
      to={typeof path === 'string' ? addressOf({ path, query: params }) : path(params)}
      {...(snapshot.hasTag('editable') || snapshot.value === 'emptying' ? { discard } : {})}
    />
  );
};

interface WaitingDraftsProps<Draft extends object> extends Omit<WaitingDraftProps<Draft>, 'workflow'> {
  /** The list on this page, which is not spoken of. */
  readonly own: string;
}

/** Lists of the same kind about others that wait to be sent: nobody's is shown to anybody else, and none is forgotten. */
export const WaitingDrafts = <Draft extends object>({ own, ...shared }: WaitingDraftsProps<Draft>) => {
  const source = useSource();
  const open = useApp(({ open: all }) => Object.keys(all).filter((id) => id !== own && all[id] === all[own]), shallow);
  // What was printed is through, although it can be printed again.
  const [first, ...others] = open.filter((id) => {
    const snapshot = source.get(id)?.getSnapshot() as StagedSnapshot | undefined;
    return snapshot !== undefined && !isPrinted(snapshot.context);
  });
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
