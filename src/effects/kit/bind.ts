import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate';
import type { Failure } from '../../schema/kit/failure.ts';
import type { Hearing } from '../../schema/kit/wire/hearing.ts';
import type { Port, Workflow } from '../../schema/kit/workflow.ts';

/** Runs the effect behind a port, `<workflow>.<port>`; rejects with a plain `Failure`. */
export type CallPort = (port: string, input: unknown, signal: AbortSignal, ahead?: Hearing) => Promise<unknown>;

/** What a call fails with whose part of the program could not be loaded. */
export const withoutPart = (): Failure => (globalThis.navigator?.onLine === false ? { _tag: 'Offline' } : { _tag: 'NotSent', lacking: 'part' });
export const partMissing = (): Promise<never> => Promise.reject(withoutPart());

/**
 * Calls ports through a part of the program that is loaded when it is first needed, so that the first paint does not
 * wait for it. A part that cannot be loaded is asked for again by the next call.
 */
export const lazily = (load: () => Promise<{ readonly run: CallPort }>): CallPort => {
  let loading: Promise<{ readonly run: CallPort }> | null = null;
  const loaded = () => {
    loading ??= load().catch(() => {
      loading = null;
      return partMissing();
    });
    return loading;
  };
  return async (port, input, signal, ahead) => {
    const { run } = await loaded();
    signal.throwIfAborted();
    return run(port, input, signal, ahead);
  };
};

/** Makes the actor behind one port; `policy` says what an interrupted run of it means. */
export type PortActor = (
  port: string,
  policy: Port['policy'],
  run: (input: unknown, signal: AbortSignal, ahead?: Hearing) => Promise<unknown>,
) => PromiseActorLogic<unknown, unknown>;

const promiseActor: PortActor = (_port, _policy, run) => fromPromise(({ input, signal }) => run(input, signal));

/** To whoever reads it says enough that the provider cannot be reached: nothing would have been sent anyway. */
const reading =
  (call: CallPort): CallPort =>
  (port, input, signal, ahead) =>
    call(port, input, signal, ahead).catch((thrown: Partial<Failure> | undefined): Promise<never> => {
      const failure: unknown = thrown?._tag === 'NotSent' ? ({ _tag: 'Unreachable' } satisfies Failure) : thrown;
      return Promise.reject(failure);
    });

/** Binds the ports of a workflow to their effects. Only here does a machine get what touches the world. */
export const bind = <M extends AnyStateMachine>(description: Workflow, machine: M, call: CallPort, actorOf: PortActor = promiseActor): M => {
  const actors: Record<string, PromiseActorLogic<unknown, unknown>> = {};
  for (const [name, { policy }] of Object.entries(description.ports)) {
    const port = `${description.name}.${name}`;
    const made = policy === 'unknown' ? call : reading(call);
    actors[name] = actorOf(port, policy, (input, signal, ahead) => made(port, input, signal, ahead));
  }
  return machine.provide({ actors }) as M;
};
