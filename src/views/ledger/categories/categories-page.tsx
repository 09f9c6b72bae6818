import { useId } from 'react';
import { LEDGER_KINDS, type LedgerKind, ledgerOf } from '../../../schema/ledger/kinds.ts';
import { categoriesPath } from '../../../schema/ledger/paths.ts';
import { shallow, useApp, useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { BoxIcon, ExpenseIcon } from '../../kit/icons/things.tsx';
import { Age } from '../../kit/list/age.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { useSendRecord } from '../../kit/page/record/record-state.ts';
import { Sections } from '../../kit/page/sections.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';
import { categories } from '../texts.ts';
import { OpenPart, OpenPartBar } from './open-part.tsx';

/** Said where something is to be saved while neither part is open. */
const UNOPENED = 'categories.unopened';

const ICONS = { asset: BoxIcon, expense: ExpenseIcon } as const;

const useSection = (kind: LedgerKind) => {
  const state = useListState(ledgerOf[kind].categories);
  const { length } = useRows(ledgerOf[kind].categories);
  // Of how many there are nobody knows where some could not be read; the open part says so.
  const detail = state.known && state.unreadable === 0 ? categories.count(length) : null;
  return { key: kind, title: categories.sections[kind], icon: ICONS[kind], detail, settled: isSettled(state) };
};

/** The bar while neither part is open: there is nothing to save, and it says what to do first. */
const ClosedBar = ({ onCancel }: { readonly onCancel: () => void }) => {
  const send = useSendApp();
  return (
    <ActionBar>
      <Button onClick={onCancel}>{pageWords.cancel}</Button>
      <Button tone="primary" onClick={() => send({ type: 'notice.show', notice: { code: UNOPENED, tone: 'problem', values: {} } })}>
        {pageWords.save}
      </Button>
    </ActionBar>
  );
};

/** The categories of assets and of expenses, one part open at a time (ACC-CAT-2). */
export const Categories = () => {
  const workflow = useWorkflow();
  const path = useApp(({ route }) => route?.path);
  const open = LEDGER_KINDS.find((kind) => categoriesPath(kind) === path) ?? null;
  const unopened = useApp(({ notices }) => notices.flatMap(({ key, notice }) => (notice.code === UNOPENED ? [key] : [])), shallow);
  const sendApp = useSendApp();
  const send = useSendRecord(workflow);
  const form = useId();
  const both = [useSection('asset'), useSection('expense')];
  // What stands below a part whose rows are on their way comes with them: nobody knows yet where it will stand.
  const waiting = both.findIndex(({ key, settled }) => key === open && !settled);
  const sections = waiting < 0 ? both : both.slice(0, waiting + 1);
  /** What was asked for is done, or not wanted any more; the message would cover the field. */
  const heed = () => {
    for (const key of unopened) sendApp({ type: 'notice.heeded', key });
  };
  const leave = () => {
    heed();
    if (open === null) sendApp({ type: 'route.back', fallback: '/settings' });
    else send({ type: 'form.abandoned' });
  };
  return (
    <>
      <PageHeader title={categories.title} onBack={leave} actions={open && <Age key={open} list={ledgerOf[open].categories} />} />
      <Page>
        <Sections
          sections={sections}
          open={open}
          onToggle={(kind) => {
            heed();
            sendApp({ type: 'route.go', to: kind === open ? '/categories' : categoriesPath(kind), replace: true });
          }}
        >
          {(kind) => <OpenPart key={kind} workflow={workflow} kind={kind} form={form} />}
        </Sections>
      </Page>
      {open === null ? <ClosedBar onCancel={leave} /> : <OpenPartBar key={open} workflow={workflow} kind={open} form={form} />}
    </>
  );
};
