import { css } from '@linaria/core';
import { Link } from 'wouter';
import { rowsIn } from '../../../machines/kit/rows.ts';
import { persianOrder } from '../../../schema/kit/persian-text.ts';
import type { Category } from '../../../schema/ledger/category-draft.ts';
import { type LedgerKind, ledgerOf } from '../../../schema/ledger/kinds.ts';
import { categoryPath } from '../../../schema/ledger/paths.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { SPACE } from '../../kit/feedback/skeleton.tsx';
import { EditIcon, RefreshIcon, RemoveIcon } from '../../kit/icons/actions.tsx';
import { useFreshRows } from '../../kit/list/fresh-row.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { useListState, useRefresh, useRows } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { categoryFailures, categories as texts } from '../texts.ts';

const list = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;
/* Where the letters are large the buttons stand below the name; a word of it breaks only where it would run out of its card. */
const entry = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-block-size: 64px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.card};
  box-shadow: inset 0 0 0 1px ${colour.line};
  &[data-fresh='true'] {
    background: ${colour.tint};
    box-shadow: inset 0 0 0 2px ${colour.accent};
  }
  & > a {
    flex: 1 1 7em;
    min-inline-size: 0;
    padding: ${space(2)};
    border-radius: ${radius.small};
    font-weight: ${weight.bold};
  }
  & small {
    display: block;
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
`;
const empty = css`
  color: ${colour.soft};
`;

const byName = (one: Category, other: Category) => persianOrder(one.name, other.name);

/** How many rows stand in each category; a space while that is on its way, nothing where nobody can say. */
const useHeld = (kind: LedgerKind): ((category: number) => string | null) => {
  const assets = useRows('assets');
  const expenses = useRows('expenses');
  const { known, failure, unreadable } = useListState(ledgerOf[kind].items);
  if (!known) return () => (failure === null ? SPACE : null);
  if (unreadable > 0) return () => null;
  return (category) =>
    texts.holds[kind]((kind === 'asset' ? rowsIn(assets, 'asset_category', category) : rowsIn(expenses, 'expense_category', category)).length);
};

/** The categories of a kind, each with the ways to change and to delete it (ACC-CAT-3). */
export const CategoryRows = ({ kind }: { readonly kind: LedgerKind }) => {
  const { categories } = ledgerOf[kind];
  const rows = useRows(categories);
  const { known, busy, failure, unreadable } = useListState(categories);
  const refresh = useRefresh(categories);
  const fresh = useFreshRows(categories);
  const held = useHeld(kind);
  const send = useSendApp();
  return (
    <>
      {failure ? (
        <Banner
          tone="problem"
          action={
            <Button tone="quiet" icon={RefreshIcon} busy={busy} onClick={refresh}>
              {words.retry}
            </Button>
          }
        >
          {`${categoryFailures.load}${failureReason(failure)}`}
        </Banner>
      ) : null}
      {known && unreadable > 0 ? <Banner tone="warning">{texts.unreadable(unreadable)}</Banner> : null}
      {known && rows.length === 0 && unreadable === 0 ? <p className={empty}>{texts.empty[kind]}</p> : null}
      {rows.length === 0 ? null : (
        <ul className={list} aria-label={texts.sections[kind]}>
          {rows.toSorted(byName).map((row) => {
            const edit = () => send({ type: 'route.go', to: categoryPath(kind, row.id), replace: false, passed: { row: { resource: categories, row } } });
            const holds = held(row.id);
            return (
              <li key={row.id} className={entry} data-fresh={fresh.includes(row.id)}>
                <Link
                  href={categoryPath(kind, row.id)}
                  onClick={(event) => {
                    event.preventDefault();
                    edit();
                  }}
                >
                  {row.name}
                  {holds === null ? null : <small>{holds}</small>}
                </Link>
                <span>
                  <IconButton icon={EditIcon} label={pageWords.editOf(row.name)} onClick={edit} />
                  <IconButton
                    icon={RemoveIcon}
                    label={pageWords.removeOf(row.name)}
                    onClick={() => send({ type: 'removal.ask', resource: categories, id: row.id, label: row.name })}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
};
