import type { SnapshotFrom } from 'xstate';
import type { AccountingContext, accountingMachine, ReportState } from '../../machines/accounting/accounting.ts';
import type { ReportName } from '../../schema/accounting/workflow.ts';
import { shallow, useSelected, useSend } from '../kit/actors.tsx';

type Snapshot = SnapshotFrom<typeof accountingMachine>;
type Event = Parameters<Snapshot['can']>[0];

const WORKFLOW = 'accounting';

/** What is asked of the summary. */
export const useStanding = (): AccountingContext => useSelected(WORKFLOW, ({ context }: Snapshot) => context);

/** One of the provider's reports, and whether it is being asked for. */
export const useReport = (name: ReportName): ReportState & { readonly busy: boolean } =>
  useSelected(WORKFLOW, (snapshot: Snapshot) => ({ ...snapshot.context.reports[name], busy: snapshot.hasTag(`loading:${name}`) }), shallow);

/** Whether something is being printed, or made into a file. */
export const useAtWork = (): { readonly printing: boolean; readonly exporting: boolean } =>
  useSelected(WORKFLOW, (snapshot: Snapshot) => ({ printing: snapshot.hasTag('printing'), exporting: snapshot.hasTag('exporting') }), shallow);

export const useSendSummary = (): ((event: Event) => void) => useSend<Event>(WORKFLOW);
