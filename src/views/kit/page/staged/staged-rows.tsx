import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { isGone, isOpen, type StagedRow } from '../../../../machines/kit/staged/context.ts';
import type { Failure } from '../../../../schema/kit/failure.ts';
import { Button, Spinner } from '../../controls/button.tsx';
import { DoneIcon, EditIcon, RemoveIcon } from '../../icons/actions.tsx';
import { AlertIcon } from '../../icons/basics.tsx';
import { Row } from '../../list/row.tsx';
import { SwipingRow } from '../../list/swipe/swiping-row.tsx';
import { ActionMenu } from '../../overlay/action-menu.tsx';
import { takenOut } from '../../theme/taken-out.ts';
import { colour, space, TARGET, text, weight } from '../../theme/tokens.ts';
import { pageWords } from '../texts.ts';
import { useSendStaged, useStaged } from './staged-state.ts';
import type { StagedWords } from './texts.ts';

const list = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;
const outcome = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${TARGET};
  color: ${colour.soft};
  &[data-state='sent'] {
    color: ${colour.credit};
  }
  &[data-state='unknown'] {
    color: ${colour.warn};
  }
`;
const said = css`
  font-weight: ${weight.bold};
  &[data-state='sent'] {
    color: ${colour.credit};
  }
  &[data-state='unknown'] {
    color: ${colour.warn};
  }
  &[data-state='failed'] {
    color: ${colour.danger};
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
const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)} ${space(3)} 0;
`;
const undone = css`
  ${takenOut}
`;

/** How an entry is shown. */
export interface Entry {
  /** What a person calls it. */
  readonly name: string;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly mark?: ReactNode;
}

interface StagedRowsProps<Draft extends object, Facts extends object> {
  readonly workflow: string;
  readonly label: string;
  readonly texts: StagedWords;
  readonly entryOf: (draft: Draft, row: StagedRow<Draft, Facts>) => Entry;
  readonly failureText: (failure: Failure, row: StagedRow<Draft, Facts>) => string;
}

/** What has become of a row that nobody can change any more; said in words with its facts. */
const Outcome = ({ state }: { readonly state: 'sending' | 'sent' | 'unknown' }) => (
  <span className={outcome} data-state={state} aria-hidden="true">
    {state === 'sending' ? <Spinner /> : state === 'sent' ? <DoneIcon /> : <AlertIcon />}
  </span>
);

/** The entries of a staged list with what became of each; an open one can be drawn aside, or changed by its menu. */
export const StagedRows = <Draft extends object, Facts extends object>({ workflow, label, texts, entryOf, failureText }: StagedRowsProps<Draft, Facts>) => {
  const snapshot = useStaged<Draft, Facts>(workflow);
  const send = useSendStaged<Draft, object>(workflow);
  const { rows, removed } = snapshot.context;
  const editable = snapshot.hasTag('editable');
  const shown = (row: StagedRow<Draft, Facts>) => {
    const { key, state, failure } = row;
    const { name, detail, ...entry } = entryOf(row.draft, row);
    const settled = state === 'sending' || state === 'sent' || state === 'unknown';
    const edit = () => send({ type: 'row.edited', key });
    const remove = () => send({ type: 'row.removed', key });
    const end = settled ? (
      <Outcome state={state} />
    ) : (
      <ActionMenu
        label={pageWords.moreOf(name)}
        actions={[
          { label: texts.edit, icon: EditIcon, onPick: edit, disabled: !editable },
          { label: texts.remove, icon: RemoveIcon, tone: 'danger', onPick: remove, disabled: !editable },
        ]}
      />
    );
    const content = (
      <Row
        {...entry}
        detail={
          <>
            {detail}
            {state === 'staged' ? null : (
              <span className={said} data-state={state}>
                {texts.states[state]}
              </span>
            )}
          </>
        }
        end={end}
      />
    );
    return (
      <li key={key} data-state={state}>
        <SwipingRow workflow={workflow} id={key} name={name} onEdit={edit} onRemove={remove} still={!(isOpen(row) && editable)}>
          {content}
        </SwipingRow>
        {state === 'failed' && failure ? (
          <p className={refusal} role="alert">
            <AlertIcon size={15} />
            <span>{failureText(failure, row)}</span>
          </p>
        ) : null}
        {isGone(row) && editable ? (
          <div className={ways}>
            <Button onClick={() => send({ type: 'row.renewed', key })}>{texts.renew}</Button>
            <Button tone="quiet" onClick={remove}>
              {texts.remove}
            </Button>
          </div>
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
