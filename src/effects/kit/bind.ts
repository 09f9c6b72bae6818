import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate';
import { type Failure } from '../../schema/kit/failure.ts';
import { type Workflow } from '../../schema/kit/workflow.ts';

/** Runs the effect behind a port, `<workflow>.<port>`; rejects with a plain `Failure`. */
export type CallPort = (port: string, input: unknown, signal: AbortSignal) => Promise<unknown>;

/**
 * Calls ports through a part of the program that is loaded when it is first needed, so that the first paint does not
 * wait for it. A part that cannot be loaded is asked for again by the next call.
 */
export const lazily = (load: () => Promise<{ readonly run: CallPort }>): CallPort => {
  let loading: Promise<{ readonly run: CallPort }> | null = null;
  const loaded = () => {
    loading ??= load().catch(() => {
      loading = null;
      return Promise.reject<{ readonly run: CallPort }>({ _tag: 'Unreachable' } satisfies Failure);
    });
    return loading;
  };
  return async (port, input, signal) => {
    const { run } = await loaded();
    signal.throwIfAborted();
    return run(port, input, signal);
  };
};

/** The one kind of actor that touches the world. */
const portActor = (port: string, call: CallPort): PromiseActorLogic<unknown, unknown> => fromPromise(({ input, signal }) => call(port, input, signal));

/** Binds the ports of a workflow to their effects. */
export const bind = <M extends AnyStateMachine>(description: Workflow, machine: M, call: CallPort): M => {
  const actors = Object.fromEntries(Object.keys(description.ports).map((port) => [port, portActor(`${description.name}.${port}`, call)]));
  return machine.provide({ actors }) as M;
};
