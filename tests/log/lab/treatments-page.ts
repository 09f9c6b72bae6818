import type { AnyStateMachine } from 'xstate';
import { effectActor } from '../../../src/effects/log/effect-actor.ts';
import { createProgramLog } from '../../../src/effects/log/start.ts';
import { appMachine } from '../../../src/machines/app/product.ts';
import type { Registered } from '../../../src/machines/kit/registered.ts';
import { sessionMachine } from '../../../src/machines/session/session.ts';
import { sessionWorkflow } from '../../../src/schema/session/workflow.ts';
import { act } from '../../fold/product/dentist.ts';
import { productDescriptions, registered } from '../../fold/product/program.ts';

/** The product's machines in a real page over real HTTP, with somebody who enters five treatments and sends them. */
const log = createProgramLog({ descriptions: productDescriptions, appVersion: '1', bundle: 'lab', rootId: 'app' });

const call = async (port: string, input: unknown, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(`/call/${port}`, { method: 'POST', body: JSON.stringify(input), signal }).catch(() => null);
  if (response === null) throw { _tag: 'Unreachable' };
  if (!response.ok) throw { _tag: 'Unavailable', status: response.status };
  return response.json();
};

const bound = ({ description, machine }: Registered) => {
  const actors = Object.entries(description.ports).map(([port, { policy }]) => [
    port,
    effectActor(`${description.name}.${port}`, policy, (input, signal) => call(port, input, signal), log.barrier),
  ]);
  return [description.name, machine.provide({ actors: Object.fromEntries(actors) as never })] as const;
};

const root = appMachine.provide({
  actors: Object.fromEntries([...registered, { description: sessionWorkflow, machine: sessionMachine as AnyStateMachine }].map(bound)) as never,
}) as AnyStateMachine;

const begun = await log.begin({ root, input: { hasToken: true, path: '/', at: Date.now(), theme: null }, load: () => Promise.resolve() });
begun.start();

/** How many rows the provider has, as the page was told. */
const stored = async (): Promise<number> => ((await call('count', {}, new AbortController().signal)) as { readonly count: number }).count;

let rows = await stored();
document.body.textContent = 'working';
for (;;) {
  if (act({ actor: begun.actor } as never, () => rows >= 5)) break;
  await new Promise((resolve) => setTimeout(resolve, 15));
  rows = await stored();
}
document.body.textContent = 'done';
