import type { Effect } from 'effect';
import type { Failure } from '../../schema/kit/failure.ts';
import type { PortInput, PortOutput, Workflow } from '../../schema/kit/workflow.ts';
import type { Http } from './http.ts';
import type { Platform } from './platform.ts';

/** What the effects of a port may use. */
export type Services = Http | Platform;

/** An effect for every port of a workflow, of the types that its description gives. */
export type PortEffects<W extends Workflow> = {
  readonly [Name in keyof W['ports']]: (input: PortInput<W['ports'][Name]>) => Effect.Effect<PortOutput<W['ports'][Name]>, Failure, Services>;
};

export type AnyPortEffect = (input: never) => Effect.Effect<unknown, Failure, Services>;
