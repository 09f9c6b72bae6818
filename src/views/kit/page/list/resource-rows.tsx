import type { ReactNode } from 'react';
import type { ResourceName } from '../../../../schema/api.ts';
import type { Scope } from '../../../../schema/kit/wire/scope.ts';
import { now } from '../../clock.ts';
import { Button } from '../../controls/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { EmptyState, ErrorState } from '../../feedback/empty-state.tsx';
import { failureReason } from '../../feedback/failure-text.ts';
import { SkeletonRows } from '../../feedback/skeleton.tsx';
import { RefreshIcon, SearchIcon } from '../../icons/actions.tsx';
import type { Icon } from '../../icons/icon.tsx';
import { FreshRows, useFreshRows } from '../../list/fresh-row.ts';
import { standingOf } from '../../list/list-standing.ts';
import { VirtualList } from '../../list/virtual-list.tsx';
import { useListState } from '../../resources.ts';
import { words } from '../../texts.ts';
import { pageWords } from '../texts.ts';
import { useSendList } from './list-state.ts';
import type { ListWords } from './texts.ts';

export interface ResourceRowsProps<Row extends { readonly id: number }> {
  readonly workflow: string;
  /** The cached list that they are rows of. */
  readonly list: ResourceName;
  /** Whose rows the list holds, where not all. */
  readonly of?: Scope;
  readonly texts: ListWords;
  /** The rows to show, and how many there are without a search. */
  readonly rows: readonly Row[];
  readonly count: number;
  /** How many the list holds, where the page is of some days. */
  readonly all?: number | undefined;
  /** Whether the rows that are there can be shown already. */
  readonly ready?: boolean;
  /** What was searched for. */
  readonly query?: string;
  readonly icon: Icon;
  /** The next step where there are none. */
  readonly add?: ReactNode;
  /** The next step where none was found. */
  readonly addFound?: ReactNode;
  readonly children: (row: Row, index: number) => ReactNode;
  /** Shows the rows in another way than one below the other on the page; null while that is on its way. */
  readonly table?: ((fresh: number | null) => ReactNode) | null | undefined;
}

/** The rows of a cached list, or why there are none to see; every step of that ladder leads on. */
export const ResourceRows = <Row extends { readonly id: number }>(props: ResourceRowsProps<Row>) => {
  const { workflow, list, of, texts, rows, count, all, query = '', ready = true, icon, add, addFound, children, table } = props;
  const state = useListState(list, of);
  const freshRows = useFreshRows(list);
  const fresh = freshRows.at(-1) ?? null;
  const { known, busy, failure, unreadable } = state;
  const send = useSendList(workflow);
  const retry = (
    <Button tone={known && count > 0 ? 'quiet' : 'primary'} icon={RefreshIcon} busy={busy} onClick={() => send({ type: 'list.retried', at: now() })}>
      {words.retry}
    </Button>
  );
  const standing = ready && table !== null ? standingOf(state, count, all) : 'loading';
  if (standing === 'failed') {
    return (
      <ErrorState title={texts.loadError} actions={retry}>
        {failure ? failureReason(failure) : null}
      </ErrorState>
    );
  }
  if (standing === 'loading') return <SkeletonRows count={8} label={texts.loading} />;
  if (standing === 'unreadable') {
    return (
      <ErrorState title={texts.allUnreadable} actions={retry}>
        {texts.allUnreadableHelp(unreadable)}
      </ErrorState>
    );
  }
  return (
    <>
      {failure && !(failure._tag === 'Offline' && rows.length > 0) ? (
        <Banner tone="warning" announced action={retry}>
          {texts.stale(failureReason(failure))}
        </Banner>
      ) : null}
      {unreadable > 0 ? <Banner tone="warning">{texts.unreadable(unreadable)}</Banner> : null}
      {rows.length > 0 ? (
        <FreshRows value={freshRows}>
          {table?.(fresh) ?? (
            <VirtualList label={texts.title} items={rows} keyOf={({ id }) => id} place={workflow} sought={fresh} query={query}>
              {children}
            </VirtualList>
          )}
        </FreshRows>
      ) : standing === 'empty' ? (
        <EmptyState icon={icon} title={texts.empty} actions={add}>
          {texts.emptyHelp}
        </EmptyState>
      ) : (
        <EmptyState
          icon={SearchIcon}
          title={pageWords.noMatch(query.trim())}
          actions={
            <>
              {addFound}
              <Button tone="secondary" onClick={() => send({ type: 'query.typed', value: '' })}>
                {texts.clearSearch}
              </Button>
            </>
          }
        >
          {texts.noMatchHelp}
        </EmptyState>
      )}
    </>
  );
};
