import type { AnyActorRef } from 'xstate';
import { hasEntries } from '../../machines/kit/form/entries.ts';

/** Whether something was entered in a running workflow, and is still there. */
export const isBegun = (workflow: AnyActorRef): boolean => hasEntries((workflow.getSnapshot() as { readonly context?: object } | undefined)?.context);

/** Whether something was in any workflow of the running program. */
export const isUnfinished = (root: AnyActorRef): boolean =>
  Object.values((root.getSnapshot() as { readonly children: Readonly<Record<string, AnyActorRef>> }).children).some(isBegun);
