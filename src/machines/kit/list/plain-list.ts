import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

type Context = Readonly<Record<string, unknown>>;
const NONE: readonly never[] = [];

/**
 * A machine whose list of a name is kept and gone on with as it is. XState looks through all of a context for actors whenever a
 * state is kept or gone on with, which takes a phone a third of a second where there are ten thousand rows; rows hold none.
 */
export const withPlainList = <M extends AnyStateMachine>(machine: M, list: string): M => {
  const { provide, getPersistedSnapshot, restoreSnapshot } = machine;
  const without = <S extends { readonly context: Context }>(snapshot: S): S => ({ ...snapshot, context: { ...snapshot.context, [list]: NONE } });
  const withAll = <S extends { readonly context: Context }>(snapshot: S, { context }: { readonly context: Context }): S =>
    Object.assign(snapshot, { context: { ...snapshot.context, [list]: context[list] } });
  return Object.assign(machine, {
    provide: (implementations: Parameters<typeof provide>[0]) => withPlainList(provide.call(machine, implementations), list),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot, options?: unknown) =>
      withAll(getPersistedSnapshot.call(machine, without(snapshot), options) as unknown as { readonly context: Context }, snapshot),
    restoreSnapshot: (snapshot: AnyMachineSnapshot, scope: Parameters<typeof restoreSnapshot>[1]) =>
      withAll(restoreSnapshot.call(machine, without(snapshot), scope), snapshot),
  });
};
