import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { PortInput, PortOutput, Workflow } from '../../schema/kit/workflow.ts';

type PortActors<W extends Workflow> = {
  [Name in keyof W['ports']]: PromiseActorLogic<PortOutput<W['ports'][Name]>, PortInput<W['ports'][Name]>>;
};

const unbound = (name: string): PromiseActorLogic<unknown, unknown> => fromPromise<unknown, unknown>(() => Promise.reject({ _tag: 'Unbound', port: name }));

/**
 * The actors a workflow's machine asks for, typed by its description, or by `Actors` where a machine of many descriptions
 * knows more of them than the compiler can tell. Each fails with its own name until the composition root binds it; its
 * error is otherwise a `Failure` (schema/kit/failure.ts).
 */
export const portsOf = <W extends Workflow, Actors = PortActors<W>>(description: W): Actors => {
  const actors: Record<string, unknown> = {};
  for (const name of Object.keys(description.ports)) actors[name] = unbound(`${description.name}.${name}`);
  return actors as Actors;
};
