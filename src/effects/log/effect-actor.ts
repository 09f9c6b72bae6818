import type { PromiseActorLogic } from 'xstate';
import { type Failure, failure } from '../../schema/kit/failure.ts';
import type { Hearing, OnItems } from '../../schema/kit/wire/hearing.ts';
import type { Port } from '../../schema/kit/workflow.ts';

/** Does what a port asks for; rejects with a plain `Failure`. */
export type Run = (input: unknown, signal: AbortSignal, ahead: Hearing) => Promise<unknown>;

/** Resolves when everything that happened so far is safe on the disk, or can not be. */
export type Barrier = () => Promise<void>;

/** Gets the list in one answer of a port ready to be written down, so that its arrival does not freeze the page. */
export interface Preparing {
  /** Begins with rows of it that are there before it is; once for each time that it is asked for. */
  readonly ahead: Hearing;
  /** The answer; undefined where there is nothing to be got ready. */
  readonly whole: (output: unknown) => Promise<void> | undefined;
}

/** Begins to get an answer of a port ready; undefined while nobody writes anything down. */
export type Prepare = (port: string) => Preparing | undefined;

interface EffectState {
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly output: unknown;
  readonly error: unknown;
  readonly input: unknown;
  /** Set on restore: how long ago an effect was started whose end nobody saw. */
  readonly ageMillis?: number;
}

type Ended = { readonly type: 'effect.done'; readonly output: unknown } | { readonly type: 'effect.failed'; readonly error: unknown };
type EffectEvent = Ended | { readonly type: 'xstate.stop' };

const over = (end: Pick<EffectState, 'status'> & Partial<EffectState>): EffectState => ({
  output: undefined,
  error: undefined,
  ...end,
  input: undefined,
});

const isFailure = (thrown: unknown): thrown is Failure =>
  typeof thrown === 'object' && thrown !== null && '_tag' in thrown && typeof thrown._tag === 'string' && Object.hasOwn(failure.of, thrown._tag);

/** Machines only ever hear of failures as data: a fault of the program is an answer that cannot be read. */
const failureOf = (port: string, thrown: unknown): Failure => (isFailure(thrown) ? thrown : { _tag: 'Unreadable', where: port });

/**
 * The one kind of actor that touches the world, in the place of `fromPromise`, with what it must do when the program
 * died while it ran.
 *
 * - `restart` (reads): started at once, and again after a restore.
 * - `once`: started at once; after a restore it is not asked again, but fails, for what is sent by its answer may be too late.
 * - `unknown` (writes): started when the log is safe on the disk, so that a restored program knows that it may have been
 *   sent; after a restore it is not sent, but fails with `UnknownOutcome` and its age.
 */
export const effectActor = (
  port: string,
  policy: Port['policy'],
  run: Run,
  barrier: Barrier,
  prepare: Prepare = () => undefined,
): PromiseActorLogic<unknown, unknown> => {
  const controllers = new WeakMap<object, AbortController>();

  const perform = async (state: EffectState, signal: AbortSignal): Promise<unknown> => {
    if (policy === 'once' && state.ageMillis !== undefined) throw { _tag: 'Unreachable' } satisfies Failure;
    if (policy === 'unknown') {
      if (state.ageMillis !== undefined) throw { _tag: 'UnknownOutcome', ageMillis: state.ageMillis } satisfies Failure;
      await barrier();
      signal.throwIfAborted();
    }
    let begun: Preparing | undefined;
    // Somebody may begin to write things down while the answer comes.
    const preparing = (): Preparing | undefined => {
      begun ??= prepare(port);
      return begun;
    };
    const output = await run(state.input, signal, () => {
      let hear: OnItems | undefined;
      return (rows) => {
        // What comes after a session has ended is nobody's.
        if (signal.aborted) return;
        hear ??= preparing()?.ahead();
        hear?.(rows);
      };
    });
    const ready = preparing()?.whole(output);
    if (ready) await ready;
    return output;
  };

  const logic = {
    transition: (state: EffectState, event: EffectEvent, { self }: { readonly self: object }): EffectState => {
      if (state.status !== 'active') return state;
      switch (event.type) {
        case 'effect.done':
          return over({ status: 'done', output: event.output });
        case 'effect.failed':
          return over({ status: 'error', error: event.error });
        case 'xstate.stop':
          controllers.get(self)?.abort();
          return over({ status: 'stopped' });
        default:
          return state;
      }
    },
    start: (state: EffectState, { self }: { readonly self: { readonly send: (event: Ended) => void; readonly getSnapshot: () => EffectState } }): void => {
      if (state.status !== 'active') return;
      const controller = new AbortController();
      controllers.set(self, controller);
      const tell = (event: Ended) => {
        if (self.getSnapshot().status === 'active') self.send(event);
      };
      perform(state, controller.signal).then(
        (output) => tell({ type: 'effect.done', output }),
        (thrown: unknown) => tell({ type: 'effect.failed', error: failureOf(port, thrown) }),
      );
    },
    getInitialSnapshot: (_: unknown, input: unknown): EffectState => ({ status: 'active', output: undefined, error: undefined, input }),
    getPersistedSnapshot: ({ ageMillis: _, ...state }: EffectState): EffectState => state,
    restoreSnapshot: (state: EffectState): EffectState => state,
  };
  return logic as unknown as PromiseActorLogic<unknown, unknown>;
};
