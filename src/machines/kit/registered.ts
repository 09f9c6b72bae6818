import type { AnyStateMachine } from 'xstate';
import type { Workflow } from '../../schema/kit/workflow.ts';
import type { Migrations } from './migrations.ts';

/** A workflow as the composition root binds it: what it says it needs, and the machine that needs it. */
export interface Registered<D extends Workflow = Workflow> {
  readonly description: D;
  readonly machine: AnyStateMachine;
  /** How states of its earlier versions become its own. */
  readonly migrations?: Migrations;
}

/**
 * Ties a description to its machine, or to how that is made when it is first asked for: a page opens a few of the many lists there
 * are. The type keeps the description's name and ports, so that a manifest can be checked against them.
 */
export const registered = <const D extends Workflow>(
  description: D,
  machine: AnyStateMachine | (() => AnyStateMachine),
  migrations?: Migrations,
): Registered<D> => {
  let made = typeof machine === 'function' ? null : machine;
  return {
    description,
    get machine() {
      made ??= (machine as () => AnyStateMachine)();
      return made;
    },
    ...(migrations ? { migrations } : {}),
  };
};
