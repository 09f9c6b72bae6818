import { unsent } from '../../../machines/kit/staged/context.ts';
import { LEDGER_KINDS, type LedgerKind } from '../../../schema/ledger/kinds.ts';
import { newItemPath } from '../../../schema/ledger/paths.ts';
import { useSelectedIfOpen, useSendApp } from '../../kit/actors.tsx';
import { Tabs } from '../../kit/controls/tabs.tsx';
import type { StagedSnapshot } from '../../kit/page/staged/staged-state.ts';
import { form } from '../texts.ts';

const LISTS = { asset: 'newAssets:new', expense: 'newExpenses:new' } as const;

const useWaiting = (kind: LedgerKind): number => useSelectedIfOpen(LISTS[kind], ({ context }: StagedSnapshot) => unsent(context.rows).length) ?? 0;

/** Assets or expenses; each has a list and a draft of its own, and says how much waits there (ACC-ITEM-1). */
export const KindTabs = ({ kind }: { readonly kind: LedgerKind }) => {
  const send = useSendApp();
  const waiting = { asset: useWaiting('asset'), expense: useWaiting('expense') };
  return (
    <Tabs
      id="ledger"
      label={form.tabsOf}
      tabs={LEDGER_KINDS.map((value) => ({ value, label: waiting[value] > 0 ? form.waiting(form.tabs[value], waiting[value]) : form.tabs[value] }))}
      value={kind}
      onChange={(other) => send({ type: 'route.go', to: newItemPath(other), replace: true })}
    />
  );
};
