import { addressOf } from '../../../machines/app/context.ts';
import { unsent } from '../../../machines/kit/staged/context.ts';
import { LEDGER_KINDS, type LedgerKind } from '../../../schema/ledger/kinds.ts';
import { newItemPath } from '../../../schema/ledger/paths.ts';
import { shallow, useApp, useSelectedIfOpen, useSendApp, useSource } from '../../kit/actors.tsx';
import { Tabs } from '../../kit/controls/tabs.tsx';
import type { StagedSnapshot } from '../../kit/page/staged/staged-state.ts';
import { form } from '../texts.ts';

const LISTS = { asset: 'newAssets', expense: 'newExpenses' } as const;

/** What a tab says and leads to. */
interface Standing {
  readonly waiting: number;
  readonly to: string;
}

/** The list of a kind where the user was last, with the category that it began from; a new one where none is open. */
const useStanding = (kind: LedgerKind): Standing => {
  const source = useSource();
  const ids = useApp(({ open }) => Object.keys(open).filter((id) => open[id] === LISTS[kind]), shallow);
  const enteredAt = (id: string) => (source.get(id)?.getSnapshot() as StagedSnapshot | undefined)?.context.at ?? 0;
  const last = ids.toSorted((one, other) => enteredAt(one) - enteredAt(other)).at(-1) ?? '';
  const path = newItemPath(kind);
  const standing = ({ context: { rows, params } }: StagedSnapshot) => ({ waiting: unsent(rows).length, to: addressOf({ path, query: params }) });
  return useSelectedIfOpen(last, standing, shallow) ?? { waiting: 0, to: path };
};

/** Assets or expenses; each has a list and a draft of its own, and says how much waits there (ACC-ITEM-1). */
export const KindTabs = ({ kind }: { readonly kind: LedgerKind }) => {
  const send = useSendApp();
  const standing = { asset: useStanding('asset'), expense: useStanding('expense') };
  const label = (value: LedgerKind) => (standing[value].waiting > 0 ? form.waiting(form.tabs[value], standing[value].waiting) : form.tabs[value]);
  return (
    <Tabs
      id="ledger"
      label={form.tabsOf}
      tabs={LEDGER_KINDS.map((value) => ({ value, label: label(value) }))}
      value={kind}
      onChange={(other) => send({ type: 'route.go', to: standing[other].to, replace: true })}
    />
  );
};
