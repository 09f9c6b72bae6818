import { Cause, Context, Effect, Exit, Scope } from 'effect';
import type { Failure } from '../schema/kit/failure.ts';
import { Ahead } from './kit/ahead.ts';
import { type CallPort, partMissing } from './kit/bind.ts';
import { browser } from './kit/browser.ts';
import { Http, httpIn } from './kit/http.ts';
import { Platform, type Surroundings } from './kit/platform.ts';
import type { AnyPortEffect } from './kit/ports.ts';
import { removalEffects, resourceEffects } from './kit/resources/lists.ts';
import { sessionEffects } from './session/ports.ts';
import { payFarewell } from './session/sign-out.ts';

type Effects = Readonly<Record<string, Readonly<Record<string, AnyPortEffect>>>>;

/** The effects that every visit needs, by workflow; those of a family (`resource:patients`) by the family's name. */
const shared: Effects = { session: { ...sessionEffects, payFarewell }, resource: resourceEffects, removal: removalEffects };

/** Finds the effects of an area's workflow, which come when it first asks for one. */
export type EffectsOf = (workflow: string) => Promise<Effects[string] | undefined>;

/** The effect behind `<workflow>.<port>`, if there is one. */
export const effectOf = async (port: string, effectsOf: EffectsOf): Promise<AnyPortEffect | undefined> => {
  const [workflow = '', name = ''] = port.split('.');
  const [family = ''] = workflow.split(':');
  const effects = shared[family] ?? (await effectsOf(family).catch(partMissing));
  return effects?.[name];
};

export interface Live {
  readonly run: CallPort;
  readonly dispose: () => Promise<void>;
}

/** A fault of the program itself: told in the console for who repairs it, and to the person as an answer that made no sense. */
const broken = (port: string, cause: Cause.Cause<unknown>): Failure => {
  // biome-ignore lint/suspicious/noConsole: the only trace of a fault that no test has met
  console.error(port, ...cause.reasons.map((reason) => (Cause.isDieReason(reason) ? reason.defect : reason._tag)));
  return { _tag: 'Unreadable', where: port };
};

/** Brings the effects to life in the given surroundings. */
export const liveIn = (surroundings: Surroundings, effectsOf: EffectsOf): Live => {
  const scope = Scope.makeUnsafe();
  const services = Context.add(Context.make(Platform, surroundings), Http, httpIn(surroundings, scope));
  return {
    run: async (port, input, signal, ahead) => {
      const effect = await effectOf(port, effectsOf);
      if (effect === undefined) throw { _tag: 'Unbound', port };
      const exit = await Effect.runPromiseExitWith(ahead ? Context.add(services, Ahead, ahead) : services)(
        Effect.suspend(() => effect(input as never)),
        { signal },
      );
      if (Exit.isSuccess(exit)) return exit.value;
      const failure = exit.cause.reasons.find(Cause.isFailReason);
      if (failure !== undefined && !Cause.hasDies(exit.cause)) throw failure.error;
      signal.throwIfAborted();
      throw broken(port, exit.cause);
    },
    dispose: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  };
};

/** Brings the effects to life in this browser. */
export const live = (effectsOf: EffectsOf, ...of: Parameters<typeof browser>): Live => liveIn(browser(...of), effectsOf);
