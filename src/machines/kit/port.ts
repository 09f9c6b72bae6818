import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { PortInput, PortOutput, Workflow } from '../../schema/kit/workflow.ts';

type PortActors<W extends Workflow> = {
  [Name in keyof W['ports']]: PromiseActorLogic<PortOutput<W['ports'][Name]>, PortInput<W['ports'][Name]>>;
};

const unbound = (name: string): PromiseActorLogic<unknown, unknown> => fromPromise<unknown, unknown>(() => Promise.reject({ _tag: 'Unbound', port: name }));

/** The same for a machine of many descriptions, which knows more of its ports than the compiler can tell of each. */
export const portsAs = <Actors>(description: Workflow): Actors => {
  const actors: Record<string, unknown> = {};
  for (const name of Object.keys(description.ports)) actors[name] = unbound(`${description.name}.${name}`);
  return actors as Actors;
};

/**
 * The actors a workflow's machine asks for, typed by its description. Each fails with its own name until the
 * composition root binds it; its error is otherwise a `Failure` (schema/kit/failure.ts).
 */
export const portsOf = <W extends Workflow>(description: W): PortActors<W> => portsAs<PortActors<W>>(description);
