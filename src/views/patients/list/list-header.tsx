import { useSelected, useSend } from '../../kit/actors.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { SearchField } from '../../kit/fields/search-field.tsx';
import { PrintIcon, SortIcon } from '../../kit/icons/actions.tsx';
import { standingOf } from '../../kit/list/list-standing.ts';
import { ChoiceMenu } from '../../kit/overlay/choice-menu.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { useListState } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { list } from '../texts/list.ts';
import type { ListEvent, ListSnapshot, Shown } from './list-state.ts';

/** Title, count and what can be done with the list as a whole. */
export const ListHeader = ({ workflow, shown: { patients, count, sort } }: { readonly workflow: string; readonly shown: Shown }) => {
  const query = useSelected(workflow, ({ context }: ListSnapshot) => context.query);
  const printing = useSelected(workflow, (snapshot: ListSnapshot) => snapshot.matches('printing'));
  const send = useSend<ListEvent>(workflow);
  const counted = query.trim() === '' ? list.count(count) : list.found(patients.length, count);
  const said = { loading: words.loading, failed: list.unknownCount, unreadable: list.unreadCount, empty: counted, rows: counted };
  const standing = standingOf(useListState('patients'), count);
  /** Another list begins at its top. */
  const relist = (event: ListEvent) => {
    window.scrollTo(0, 0);
    send(event);
  };
  return (
    <PageHeader
      title={list.title}
      detail={<span role="status">{said[standing]}</span>}
      actions={
        <>
          <ChoiceMenu icon={SortIcon} label={list.sortBy} choices={list.orders} value={sort} onChange={(by) => relist({ type: 'sort.chosen', by })} />
          <IconButton icon={PrintIcon} label={words.print} disabled={patients.length === 0 || printing} onClick={() => send({ type: 'print.requested' })} />
        </>
      }
      below={<SearchField label={list.search} value={query} clearLabel={list.clearSearch} onChange={(value) => relist({ type: 'query.typed', value })} />}
    />
  );
};
