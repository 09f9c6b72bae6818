import type { KeyboardEvent, ReactNode } from 'react';
import type { ResourceName } from '../../../../schema/api.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { SearchField } from '../../fields/search-field.tsx';
import { PrintIcon, SortIcon } from '../../icons/actions.tsx';
import { Age } from '../../list/age.tsx';
import { standingOf } from '../../list/list-standing.ts';
import { ChoiceMenu } from '../../overlay/choice-menu.tsx';
import { useListState } from '../../resources.ts';
import { words } from '../../texts.ts';
import { PageHeader, type PageHeaderProps } from '../page-header.tsx';
import { pageWords } from '../texts.ts';
import { useList, useSendList } from './list-state.ts';
import type { ListWords } from './texts.ts';

export interface ListHeaderProps {
  readonly workflow: string;
  readonly list: ResourceName;
  /** What else its rows show was worked out of; always the same. */
  readonly besides?: readonly ResourceName[] | undefined;
  readonly texts: ListWords;
  /** How many rows are shown, and how many there are. */
  readonly shown: number;
  readonly count: number;
  /** Whether the rows that are there can be shown already. */
  readonly ready?: boolean;
  readonly title?: string | undefined;
  readonly back?: string | undefined;
  /** The orders by name, in words. */
  readonly orders?: Readonly<Record<string, string>> | undefined;
  readonly searchable?: boolean;
  readonly printable?: boolean;
  readonly actions?: ReactNode;
  /** Whether there is what the list is about. */
  readonly about?: boolean;
  /** That of the page below. */
  readonly width?: PageHeaderProps['width'];
  /** It stands over a list at the desk: `beside` a record that the page is named after. */
  readonly desk?: 'alone' | 'beside';
  readonly onSearchKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Title, count and what can be done with a list as a whole. */
export const ListHeader = ({
  workflow,
  list,
  besides,
  texts,
  shown,
  count,
  ready = true,
  title,
  back,
  orders,
  searchable = true,
  printable = true,
  actions,
  about = true,
  width,
  desk,
  onSearchKey,
}: ListHeaderProps) => {
  const { query, order } = useList(workflow, ({ context }) => ({ query: context.query, order: context.order }));
  const printing = useList(workflow, (snapshot) => snapshot.hasTag('printing'));
  const send = useSendList(workflow);
  const counted = query.trim() === '' ? texts.count(count) : texts.found(shown, count);
  const said = { loading: words.loading, failed: texts.unknownCount, unreadable: texts.unreadCount, empty: counted, rows: counted };
  const state = standingOf(useListState(list), count);
  const standing = ready ? state : 'loading';
  /** Another list begins at its top. */
  const relist = (event: Parameters<typeof send>[0]) => {
    if (!desk) window.scrollTo(0, 0);
    send(event);
  };
  return (
    <PageHeader
      title={title ?? texts.title}
      width={desk ? 'full' : width}
      aside={desk === 'beside'}
      detail={<span role="status">{about ? said[standing] : null}</span>}
      {...(back === undefined ? {} : { back })}
      actions={
        <>
          {about ? <Age list={list} besides={besides} /> : null}
          {actions}
          {orders ? (
            <ChoiceMenu icon={SortIcon} label={texts.sortBy} choices={orders} value={order} onChange={(by) => relist({ type: 'order.chosen', by })} />
          ) : null}
          {printable ? (
            <IconButton
              icon={PrintIcon}
              label={pageWords.print}
              disabled={!ready || shown === 0 || printing}
              onClick={() => send({ type: 'print.requested' })}
            />
          ) : null}
        </>
      }
      below={
        searchable ? (
          <SearchField
            label={texts.search}
            value={query}
            clearLabel={texts.clearSearch}
            onChange={(value) => relist({ type: 'query.typed', value })}
            {...(onSearchKey ? { onKeyDown: onSearchKey } : {})}
          />
        ) : undefined
      }
    />
  );
};
