import { type AccountingTab, TABS } from '../../schema/accounting/tabs.ts';
import { useSendApp } from '../kit/actors.tsx';
import { TabPanel, Tabs } from '../kit/controls/tabs.tsx';
import { BoxIcon, ExpenseIcon, GroupsIcon, PaymentIcon } from '../kit/icons/things.tsx';
import { Age } from '../kit/list/age.tsx';
import { ActionMenu } from '../kit/overlay/action-menu.tsx';
import { Page } from '../kit/page/page.tsx';
import { PageHeader } from '../kit/page/page-header.tsx';
import { FileActions } from './files/file-actions.tsx';
import { ReceivableTab } from './owed/receivable-tab.tsx';
import { useAsked, useSendSummary } from './standing.ts';
import { LISTS_OF } from './table/lines.ts';
import { useShown } from './table/shown.ts';
import { Summed } from './table/summed-tab.tsx';
import { adding, summary } from './texts.ts';

/** What can be added, and where what is added is kept in order (ACC-SUM-5); with no second plus beside that of the bar, and over no figure (D-122). */
const Adding = () => {
  const send = useSendApp();
  const to = (path: string) => () => send({ type: 'route.go', to: path, replace: false });
  return (
    <ActionMenu
      label={adding.add}
      actions={[
        { label: adding.payment, icon: PaymentIcon, onPick: to('/new-payment') },
        { label: adding.ledger, icon: ExpenseIcon, onPick: to('/new-asset-expense') },
        { label: adding.categories, icon: GroupsIcon, onPick: to('/categories') },
        { label: adding.inventory, icon: BoxIcon, onPick: to('/inventory') },
      ]}
    />
  );
};

/** What debts are worked out of besides treatments. */
const INCOMES = ['incomes'] as const;
/** What the months are drawn of. */
const MONTHS = ['incomes', 'expenses'] as const;

const listOf = (tab: AccountingTab) => (tab === 'receivable' ? 'clinics' : LISTS_OF[tab].rows);

/** The financial summary: what came in, who owes, what went out, what is owned (ACC-SUM-1). */
export const Accounting = () => {
  const tab = useAsked('tab');
  const shown = useShown();
  const send = useSendSummary();
  return (
    <>
      <PageHeader
        title={summary.title}
        width="wide"
        actions={
          <>
            {shown.of === 'debts' ? (
              <Age key="debts" list="surgeries" besides={INCOMES} />
            ) : (
              <Age key={tab} list={listOf(tab)} besides={tab === 'income' || tab === 'expense' ? MONTHS : undefined} />
            )}
            <FileActions shown={shown} />
            <Adding />
          </>
        }
        below={
          <Tabs
            id="accounting"
            label={summary.tabsLabel}
            tabs={TABS.map((value) => ({ value, label: summary.tabs[value] }))}
            value={tab}
            onChange={(value) => send({ type: 'tab.chosen', tab: value })}
          />
        }
      />
      <Page width="wide">
        <TabPanel id="accounting" value={tab}>
          {shown.of === 'sums' ? <Summed key={tab} {...shown} /> : <ReceivableTab shown={shown} />}
        </TabPanel>
      </Page>
    </>
  );
};
