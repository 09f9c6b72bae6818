import type { ResourceName } from '../../schema/api.ts';
import type { Passed } from '../../schema/app/passed.ts';
import type { appWorkflow, Notice } from '../../schema/app/workflow.ts';
import type { EventOf } from '../../schema/kit/workflow.ts';
import type { AnyRow } from './rows.ts';

/** What a workflow may say to the root. */
export type AppEvent = EventOf<typeof appWorkflow>;

/** For `tell: sendParent(said)` in a machine: its one way of talking to other workflows is to say a thing to the root. */
export const said = (_: unknown, event: AppEvent): AppEvent => event;

/** A message for wherever the user is. */
export const notify = (code: string, tone: Notice['tone'], values: Notice['values'] = {}): AppEvent => ({
  type: 'notice.show',
  notice: { code, tone, values },
});

/** The same, calling the user back to a workflow; it goes when the user is there or the workflow has ended. */
export const callTo = (workflow: string, code: string, tone: Notice['tone'], values: Notice['values'] = {}): AppEvent => ({
  type: 'notice.show',
  notice: { code, tone, values, workflow },
});

export const goTo = (to: string, replace = false): AppEvent => ({ type: 'route.go', to, replace });

/** The same, with what the next screen need not load. */
export const handOver = (to: string, passed: Passed): AppEvent => ({ type: 'route.go', to, replace: false, passed });

/** Opens a form over the screen: of the record that the last of `params` names, or of a new one. */
export const openSheet = (workflow: string, params: Readonly<Record<string, string>>, passed: Passed = {}): AppEvent => ({
  type: 'sheet.ask',
  workflow,
  params,
  passed,
});

/** Asks before a row is deleted; `label` is what the person calls it. */
export const askRemoval = (resource: ResourceName, { id, label }: { readonly id: number; readonly label: string }): AppEvent => ({
  type: 'removal.ask',
  resource,
  id,
  label,
});

/** The provider has accepted a row. */
export const savedRow = (resource: ResourceName, created: boolean, row: AnyRow): AppEvent =>
  ({ type: 'row.saved', saved: { resource, created, row } }) as AppEvent;
