import type { AnyActorRef } from 'xstate';
import { hasEntries, outlives } from '../../machines/kit/form/entries.ts';

const contextOf = (workflow: AnyActorRef) => (workflow.getSnapshot() as { readonly context?: object } | undefined)?.context;

/** Whether something was entered in a running workflow, and is still there. */
export const isBegun = (workflow: AnyActorRef): boolean => hasEntries(contextOf(workflow));

/** Whether any workflow of the running program holds something that is to outlive it. */
export const isUnfinished = (root: AnyActorRef): boolean =>
  Object.values((root.getSnapshot() as { readonly children: Readonly<Record<string, AnyActorRef>> }).children).some((workflow) =>
    outlives(contextOf(workflow)),
  );
