import { Cause, Effect, Exit, Layer, ManagedRuntime } from 'effect';
import type { Failure } from '../schema/kit/failure.ts';
import type { Vault } from '../schema/kit/vault.ts';
import type { Tokens } from './kit/access/tokens.ts';
import { type CallPort, partMissing } from './kit/bind.ts';
import { browser } from './kit/browser.ts';
import { Http } from './kit/http.ts';
import { Platform, type Support, type Surroundings } from './kit/platform.ts';
import type { AnyPortEffect } from './kit/ports.ts';
import { removalEffects, resourceEffects } from './kit/resources/lists.ts';
import { sessionEffects } from './session/ports.ts';

type Effects = Readonly<Record<string, Readonly<Record<string, AnyPortEffect>>>>;

/** The effects that every visit needs, by workflow; those of a family (`resource:patients`) by the family's name. */
const shared: Effects = { session: sessionEffects, resource: resourceEffects, removal: removalEffects };

const support = () => import('./support/ports.ts');
const patients = () => import('./patients/ports.ts');
const treatments = () => import('./treatments/ports.ts');
const payments = () => import('./payments/ports.ts');

/** The effects of an area come when one of its workflows first asks for one. */
const areas: Readonly<Record<string, () => Promise<{ readonly effects: Effects }>>> = {
  support,
  rescue: support,
  patientList: patients,
  patientForm: patients,
  patientProfile: patients,
  newTreatments: treatments,
  treatmentEdit: treatments,
  newPayments: payments,
  paymentEdit: payments,
  patientFinancials: payments,
  patientPayments: payments,
  clinicPayments: payments,
};

/** The effect behind `<workflow>.<port>`, if there is one. */
export const effectOf = async (port: string): Promise<AnyPortEffect | undefined> => {
  const [workflow = '', name = ''] = port.split('.');
  const [family = ''] = workflow.split(':');
  const effects = family in shared ? shared : (await areas[family]?.().catch(partMissing))?.effects;
  return effects?.[family]?.[name];
};

export interface Live {
  readonly run: CallPort;
  readonly dispose: () => Promise<void>;
}

/** A fault of the program itself: told in the console for who repairs it, and to the person as an answer that made no sense. */
const broken = (port: string, cause: Cause.Cause<unknown>): Failure => {
  // biome-ignore lint/suspicious/noConsole: the only trace of a fault that no test has met
  console.error(port, Cause.pretty(cause));
  return { _tag: 'Unreadable', where: port };
};

/** Brings the effects to life in the given surroundings. */
export const liveIn = (surroundings: Surroundings): Live => {
  const platform = Layer.succeed(Platform, surroundings);
  const runtime = ManagedRuntime.make(Layer.provideMerge(Http.layer, platform));
  return {
    run: async (port, input, signal) => {
      const effect = await effectOf(port);
      if (effect === undefined) throw { _tag: 'Unbound', port };
      const exit = await runtime.runPromiseExit(
        Effect.suspend(() => effect(input as never)),
        { signal },
      );
      if (Exit.isSuccess(exit)) return exit.value;
      const failure = exit.cause.reasons.find(Cause.isFailReason);
      if (failure !== undefined && !Cause.hasDies(exit.cause)) throw failure.error;
      signal.throwIfAborted();
      throw broken(port, exit.cause);
    },
    dispose: runtime.dispose,
  };
};

/** Brings the effects to life in this browser. */
export const live = (tokens: Tokens, vault: Vault, log: Support): Live => {
  const surroundings = browser(tokens, vault, log);
  tokens.onExpired(surroundings.pictures.forget);
  tokens.onElsewhere((hasToken) => {
    if (!hasToken) surroundings.pictures.forget();
  });
  return liveIn(surroundings);
};
