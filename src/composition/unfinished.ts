import type { AnyActorRef } from 'xstate';

/** As much of a form, or of a list that is filled by one, as says whether something was entered. */
interface Entered {
  readonly draft?: object;
  readonly opened?: object;
  readonly rows?: readonly unknown[];
}

const contextOf = (actor: AnyActorRef): Entered => (actor.getSnapshot() as { readonly context?: Entered } | undefined)?.context ?? {};

/** Whether something was entered in a workflow and is still there. */
export const isBegun = (workflow: AnyActorRef): boolean => {
  const { draft, opened, rows } = contextOf(workflow);
  return draft !== undefined && (Boolean(rows?.length) || JSON.stringify(draft) !== JSON.stringify(opened));
};

/** Whether something was in any workflow of the running program. */
export const isUnfinished = (root: AnyActorRef): boolean =>
  Object.values((root.getSnapshot() as { readonly children: Readonly<Record<string, AnyActorRef>> }).children).some(isBegun);
