import type { appWorkflow, Notice } from '../../schema/app/workflow.ts';
import type { EventOf } from '../../schema/kit/workflow.ts';

/** What a workflow may say to the root. */
export type AppEvent = EventOf<typeof appWorkflow>;

/** For `tell: sendParent(said)` in a machine: its one way of talking to other workflows is to say a thing to the root. */
export const said = (_: unknown, event: AppEvent): AppEvent => event;

/** A message for wherever the user is. */
export const notify = (code: string, tone: Notice['tone'], values: Readonly<Record<string, string>> = {}): AppEvent => ({
  type: 'notice.show',
  notice: { code, tone, values },
});

export const goTo = (to: string, replace = false): AppEvent => ({ type: 'route.go', to, replace });
