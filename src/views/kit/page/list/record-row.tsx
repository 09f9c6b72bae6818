import { type ReactNode, use } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { EditIcon, RemoveIcon } from '../../icons/actions.tsx';
import { FreshRows } from '../../list/fresh-row.ts';
import { Row, type RowProps } from '../../list/row.tsx';
import { SwipingRow } from '../../list/swipe/swiping-row.tsx';
import { ActionMenu, type MenuAction } from '../../overlay/action-menu.tsx';
import { pageWords } from '../texts.ts';
import { useSendList } from './list-state.ts';

export interface RecordRowProps<R extends AnyRow> extends Omit<RowProps, 'end' | 'onOpen' | 'to' | 'fresh'> {
  readonly workflow: string;
  readonly row: R;
  /** What a person calls it. */
  readonly name: string;
  /** Where a tap leads, for rows that can be opened. */
  readonly to?: string;
  /** What else can be done with it: in its menu, and beside that. */
  readonly actions?: readonly MenuAction[];
  readonly beside?: ReactNode;
}

interface RowMenuProps {
  readonly workflow: string;
  readonly row: AnyRow;
  readonly name: string;
  readonly actions?: readonly MenuAction[] | undefined;
  readonly tabIndex?: 0 | -1;
}

/** What is done with a row, for each list alike. */
const useDeeds = ({ workflow, row, name }: Omit<RowMenuProps, 'actions' | 'tabIndex'>) => {
  const send = useSendList(workflow);
  return {
    edit: () => send({ type: 'row.edit', row }),
    remove: () => send({ type: 'row.remove', id: row.id, label: name }),
  };
};

/** The menu of a row: edit and delete without a swipe, and what else there is. */
export const RowMenu = (props: RowMenuProps) => {
  const { edit, remove } = useDeeds(props);
  return (
    <ActionMenu
      label={pageWords.moreOf(props.name)}
      tabIndex={props.tabIndex}
      actions={[
        ...(props.actions ?? []),
        { label: pageWords.edit, icon: EditIcon, onPick: edit },
        { label: pageWords.remove, icon: RemoveIcon, tone: 'danger', onPick: remove },
      ]}
    />
  );
};

/** One row of a list: a tap opens it, a swipe or its menu edits and deletes it. */
export const RecordRow = <R extends AnyRow>({ workflow, row, name, to, actions, beside, ...shown }: RecordRowProps<R>) => {
  const send = useSendList<R>(workflow);
  const fresh = use(FreshRows).includes(row.id);
  const { edit, remove } = useDeeds({ workflow, row, name });
  return (
    <SwipingRow workflow={workflow} id={row.id} name={name} onEdit={edit} onRemove={remove}>
      <Row
        {...shown}
        fresh={fresh}
        {...(to === undefined ? {} : { to, onOpen: () => send({ type: 'row.opened', row }) })}
        end={
          <>
            {beside}
            <RowMenu workflow={workflow} row={row} name={name} actions={actions} />
          </>
        }
      />
    </SwipingRow>
  );
};
