import type { ReactNode } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { inHand, type StagedContext } from '../../../../machines/kit/staged/context.ts';
import { EditIcon, RemoveIcon } from '../../icons/actions.tsx';
import { SwipingRow } from '../../list/swipe/swiping-row.tsx';
import { ActionMenu } from '../../overlay/action-menu.tsx';
import { pageWords } from '../texts.ts';
import { useSendStaged } from './staged-state.ts';

interface StoredRowProps {
  readonly workflow: string;
  readonly context: Pick<StagedContext<object, object, AnyRow>, 'record' | 'rows'>;
  readonly row: AnyRow;
  /** What a person calls it. */
  readonly name: string;
  readonly disabled: boolean;
  /** The row with what stands at its end; `changing` when it is in the form or in the list. */
  readonly children: (end: ReactNode, changing: boolean) => ReactNode;
}

/** A stored record below the list: it can be drawn aside or, by its menu, taken into the form or deleted. */
export const StoredRow = ({ workflow, context, row, name, disabled, children }: StoredRowProps) => {
  const send = useSendStaged<object, object>(workflow);
  const { record = null, rows } = context;
  const changing = inHand({ record, rows }).has(row.id);
  // What the list makes of it is taken back from there.
  const staged = rows.find((each) => each.record?.id === row.id && each.state !== 'sent');
  const edit = () => send(staged ? { type: 'row.edited', key: staged.key } : { type: 'record.edited', row });
  const remove = () => send({ type: 'record.remove', id: row.id, label: name });
  const end = (
    <ActionMenu
      label={pageWords.moreOf(name)}
      actions={[
        { label: pageWords.edit, icon: EditIcon, onPick: edit, disabled },
        { label: pageWords.remove, icon: RemoveIcon, tone: 'danger', onPick: remove, disabled },
      ]}
    />
  );
  return (
    // The rows of the list above have numbers of their own.
    <SwipingRow workflow={workflow} id={-row.id} name={name} onEdit={edit} onRemove={remove} still={disabled}>
      {children(end, changing)}
    </SwipingRow>
  );
};
