import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useApp } from '../../kit/actors.tsx';
import { updated } from '../../kit/calendar/ago.ts';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { EditIcon, PlusIcon, RefreshIcon, RemoveIcon } from '../../kit/icons/actions.tsx';
import { useFreshRows } from '../../kit/list/fresh-row.ts';
import { Row } from '../../kit/list/row.tsx';
import { SwipingRow } from '../../kit/list/swipe/swiping-row.tsx';
import { ActionMenu } from '../../kit/overlay/action-menu.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { useListState, useRefresh } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { colour, space, text } from '../../kit/theme/tokens.ts';
import { type Listed, useSendSettings } from './settings-state.ts';

const box = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: 0 ${space(4)} ${space(4)};
`;
const rowsStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;
/** The longest of names and addresses leave room for the other rows. */
export const clamped = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;
const empty = css`
  ${text.body}
  color: ${colour.soft};
`;

/** What one list of the settings is called. */
interface ListTexts {
  readonly label: string;
  readonly add: string;
  readonly empty: string;
  readonly loading: string;
  readonly loadError: string;
  readonly stale: (reason: string) => string;
  readonly unreadable: (count: number) => string;
}

/** One record of a list: what it is called, where a tap leads, and what is said of it. */
export interface ListedRow {
  readonly of: Listed;
  readonly to: string;
  readonly mark: ReactNode;
  readonly detail: ReactNode;
}

interface SettingsListProps {
  readonly resource: Listed['resource'];
  readonly texts: ListTexts;
  readonly rows: readonly ListedRow[];
  readonly children?: ReactNode;
}

/** The records that a section of the settings keeps: a tap opens one, a swipe or its menu edits and deletes it, and one can be added. */
export const SettingsList = ({ resource, texts, rows, children }: SettingsListProps) => {
  const send = useSendSettings();
  const fresh = useFreshRows(resource);
  const { known, busy, failure, unreadable, asOf } = useListState(resource);
  const at = useApp((context) => context.at);
  const refresh = useRefresh(resource);
  const trying = (onClick: () => void) => (
    <Button tone="quiet" icon={RefreshIcon} busy={busy} onClick={onClick}>
      {words.retry}
    </Button>
  );
  const retry = trying(() => send({ type: 'list.retried', at: now() }));
  // Two lists share what knows which row lies open: the numbers of one are below zero there.
  const swipeId = (id: number) => (resource === 'clinics' ? id : -id);
  return (
    <div className={box}>
      {failure && !known ? <Banner tone="problem" action={retry}>{`${texts.loadError} ${failureReason(failure)}`}</Banner> : null}
      {failure && known ? (
        <Banner tone="warning" announced action={retry}>
          <p>{texts.stale(failureReason(failure))}</p>
          {asOf === null ? null : <p>{updated(at - asOf)}</p>}
        </Banner>
      ) : null}
      {known && !failure && unreadable > 0 ? (
        <Banner tone="warning" action={trying(refresh)}>
          {texts.unreadable(unreadable)}
        </Banner>
      ) : null}
      {known || failure ? null : <SkeletonRows count={3} label={texts.loading} />}
      {known && rows.length === 0 && unreadable === 0 ? <p className={empty}>{texts.empty}</p> : null}
      {rows.length === 0 ? null : (
        <ul className={rowsStyle} aria-label={texts.label}>
          {rows.map(({ of, to, mark, detail }) => {
            const { id, name } = of.row;
            const edit = () => send({ type: 'record.edit', of });
            const remove = () => send({ type: 'record.remove', resource, id, label: name });
            return (
              <li key={id}>
                <SwipingRow workflow="settings" id={swipeId(id)} name={name} onEdit={edit} onRemove={remove}>
                  <Row
                    title={<span className={clamped}>{name}</span>}
                    detail={detail}
                    mark={mark}
                    to={to}
                    onOpen={() => send({ type: 'record.opened', of })}
                    fresh={fresh.includes(id)}
                    end={
                      <ActionMenu
                        label={pageWords.moreOf(name)}
                        actions={[
                          { label: pageWords.edit, icon: EditIcon, onPick: edit },
                          { label: pageWords.remove, icon: RemoveIcon, tone: 'danger', onPick: remove },
                        ]}
                      />
                    }
                  />
                </SwipingRow>
              </li>
            );
          })}
        </ul>
      )}
      <Button icon={PlusIcon} wide onClick={() => send({ type: 'record.add', resource })}>
        {texts.add}
      </Button>
      {children}
    </div>
  );
};
