import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { isOpen, type StagedRow } from '../../../machines/kit/staged-context.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { Button, Spinner } from '../controls/button.tsx';
import { EditIcon, RemoveIcon } from '../icons/actions.tsx';
import { AlertIcon, DoneIcon } from '../icons/basics.tsx';
import { Row } from '../list/row.tsx';
import { SwipingRow } from '../list/swiping-row.tsx';
import { ActionMenu } from '../overlay/action-menu.tsx';
import { words } from '../texts.ts';
import { colour, radius, space, text, weight } from '../theme/tokens.ts';
import { useSendStaged, useStaged } from './staged-state.ts';
import type { StagedWords } from './texts.ts';

const list = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;
const outcome = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline-end: ${space(3)};
  ${text.caption}
  font-weight: ${weight.medium};
  color: ${colour.soft};
  white-space: nowrap;
  &[data-state='sent'] {
    color: ${colour.credit};
  }
  &[data-state='unknown'] {
    color: ${colour.warn};
  }
`;
const refusal = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  padding: ${space(1)} ${space(3)} 0;
  ${text.caption}
  font-weight: ${weight.medium};
  color: ${colour.danger};
  & > svg {
    flex: none;
    margin-block-start: 3px;
  }
`;
const undone = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-inline: ${space(4)} ${space(1)};
  border-radius: ${radius.control};
  background: ${colour.sunken};
  &:empty {
    display: none;
  }
`;

/** How an entry is shown. */
export interface Entry {
  /** What a person calls it. */
  readonly name: string;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly mark?: ReactNode;
}

interface StagedRowsProps<Draft extends object> {
  readonly workflow: string;
  readonly label: string;
  readonly texts: StagedWords;
  readonly entryOf: (draft: Draft) => Entry;
  readonly failureText: (failure: Failure) => string;
  /** After a row was asked back into the form. */
  readonly onEdit?: () => void;
}

/** What has become of a row that nobody can change any more. */
const Outcome = ({ state, texts }: { readonly state: 'sending' | 'sent' | 'unknown'; readonly texts: StagedWords }) => (
  <span className={outcome} data-state={state}>
    {state === 'sending' ? <Spinner /> : state === 'sent' ? <DoneIcon size={20} /> : <AlertIcon size={20} />}
    {texts.states[state]}
  </span>
);

/** The entries of a staged list with what became of each; an open one can be drawn aside, or changed by its menu. */
export const StagedRows = <Draft extends object>({ workflow, label, texts, entryOf, failureText, onEdit }: StagedRowsProps<Draft>) => {
  const snapshot = useStaged<Draft>(workflow);
  const send = useSendStaged<Draft, object>(workflow);
  const { rows, removed } = snapshot.context;
  const editable = snapshot.hasTag('editable');
  const shown = (row: StagedRow<Draft, object>) => {
    const { key, state, failure } = row;
    const { name, ...entry } = entryOf(row.draft);
    const settled = state === 'sending' || state === 'sent' || state === 'unknown';
    const edit = () => {
      send({ type: 'row.edited', key });
      onEdit?.();
    };
    const remove = () => send({ type: 'row.removed', key });
    const end = settled ? (
      <Outcome state={state} texts={texts} />
    ) : (
      <ActionMenu
        label={words.moreOf(name)}
        actions={[
          { label: texts.edit, icon: EditIcon, onPick: edit, disabled: !editable },
          { label: texts.remove, icon: RemoveIcon, tone: 'danger', onPick: remove, disabled: !editable },
        ]}
      />
    );
    return (
      <li key={key}>
        {isOpen(row) && editable ? (
          <SwipingRow workflow={workflow} id={key} name={name} onEdit={edit} onRemove={remove}>
            <Row {...entry} end={end} />
          </SwipingRow>
        ) : (
          <Row {...entry} end={end} />
        )}
        {state === 'failed' && failure ? (
          <p className={refusal} role="alert">
            <AlertIcon size={15} />
            <span>{failureText(failure)}</span>
          </p>
        ) : null}
      </li>
    );
  };
  return (
    <>
      {rows.length > 0 ? (
        <ol className={list} aria-label={label}>
          {rows.map(shown)}
        </ol>
      ) : null}
      <div className={undone} role="status">
        {removed && editable ? (
          <>
            <span>{texts.removed}</span>
            <Button tone="quiet" onClick={() => send({ type: 'row.restored' })}>
              {texts.undo}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
};
