import { css } from '@linaria/core';
import type { SnapshotFrom } from 'xstate';
import type { rescueMachine } from '../../../machines/app/asking/rescue.ts';
import type { RescuedDraft } from '../../../schema/app/rescue-workflow.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { shallow, useSelectedIfOpen, useSend } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useAreas } from '../../kit/page/screens.ts';
import { words } from '../../kit/texts.ts';
import { colour, space, text } from '../../kit/theme/tokens.ts';
import { rescued } from './texts.ts';

type RescueSnapshot = SnapshotFrom<typeof rescueMachine>;
type RescueEvent = Parameters<RescueSnapshot['can']>[0];

const drafts = css`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  & article {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
    padding-block-start: ${space(4)};
    border-block-start: 1px solid ${colour.line};
  }
  & dl {
    display: grid;
    grid-template-columns: minmax(6em, auto) 1fr;
    gap: ${space(1)} ${space(3)};
    user-select: text;
  }
  & dt {
    ${text.caption}
    color: ${colour.soft};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

type LabelOf = (field: string) => string;

const textOf = (draft: RescuedDraft, labelOf: LabelOf): string =>
  draft.entries.map((entry) => entry.map(({ field, value }) => `${labelOf(field)}: ${value}`).join('\n')).join('\n\n');

const partsOf = (snapshot: RescueSnapshot) => ({
  drafts: snapshot.context.drafts,
  state: snapshot.value,
  busy: snapshot.hasTag('busy'),
});

const Draft = ({ draft, onDiscard }: { readonly draft: RescuedDraft; readonly onDiscard: () => void }) => {
  const areas = useAreas();
  const said = areas.flatMap(({ drafts }) => drafts?.[draft.workflow] ?? [])[0];
  const labelOf: LabelOf = (field) => said?.labels[field] ?? field;
  return (
    <article>
      <h3>{said?.title ?? rescued.other}</h3>
      {draft.entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are read, never moved
        <dl key={index}>{entry.map(({ field, value }) => [<dt key={field}>{labelOf(field)}</dt>, <dd key={`${field}=`}>{persianDigits(value)}</dd>])}</dl>
      ))}
      <div className={ways}>
        <CopyButton text={textOf(draft, labelOf)} label={rescued.copy} copied={rescued.copied} refused={rescued.notCopied} />
        <Button tone="quiet" onClick={onDiscard}>
          {rescued.discard}
        </Button>
      </div>
    </article>
  );
};

/** What an earlier version left unfinished and this one cannot go on with: to be read, copied and given up. */
export const RescueSheet = () => {
  const open = useSelectedIfOpen('rescue', partsOf, shallow);
  const send = useSend<RescueEvent>('rescue');
  if (open === undefined) return null;
  const { state, busy } = open;
  return (
    <>
      <Sheet open title={rescued.title} onClose={() => send({ type: 'rescue.closed' })}>
        <p>{state === 'reading' ? rescued.reading : open.drafts.length === 0 && state === 'showing' ? rescued.none : rescued.explain}</p>
        {state === 'failed' ? (
          <>
            <p role="alert">{rescued.failed}</p>
            <Button tone="primary" onClick={() => send({ type: 'rescue.retried' })}>
              {words.retry}
            </Button>
          </>
        ) : null}
        <div className={drafts}>
          {open.drafts.map((draft) => (
            <Draft key={draft.key} draft={draft} onDiscard={() => send({ type: 'rescue.discarded', key: draft.key })} />
          ))}
        </div>
      </Sheet>
      <ConfirmDialog
        open={state === 'asking' || state === 'discarding'}
        title={rescued.discardTitle}
        confirmLabel={busy ? rescued.discarding : rescued.discardYes}
        tone="danger"
        busy={busy}
        onClose={() => {
          if (!busy) send({ type: 'rescue.cancelled' });
        }}
        onConfirm={() => send({ type: 'rescue.confirmed' })}
      >
        <p>{rescued.discardQuestion}</p>
      </ConfirmDialog>
    </>
  );
};
