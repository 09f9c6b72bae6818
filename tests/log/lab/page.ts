import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { effectActor, type Run } from '../../../src/effects/log/effect-actor.ts';
import { createProgramLog } from '../../../src/effects/log/start.ts';
import { actorAt } from '../../../src/machines/fold/restore.ts';
import { descriptionsOf } from '../../../src/schema/log/codec.ts';
import { laterStaging } from '../../fold/sample/later.ts';
import { gateMachine, rootMachine, stagingMachine } from '../../fold/sample/machines.ts';
import { sampleWorkflows } from '../../fold/sample/workflows.ts';

/** The sample program in a real page with a real log, for tests that drive it from outside. */
const call =
  (port: string): Run =>
  async (input, signal) => {
    const response = await fetch(`/call/${port}`, { method: 'POST', body: JSON.stringify(input), signal });
    if (!response.ok) throw { _tag: 'Unavailable', status: response.status };
    return response.json();
  };

/** At this address is the program of a later release, in which a state has another name. */
const release = location.search === '?later' ? 'later' : 'lab';
const staging = release === 'lab' ? stagingMachine : laterStaging({ editing: 'writing' });

/** Something is begun in a list as soon as a name stands in its form. */
const isUnfinished = (actor: AnyActorRef): boolean =>
  Object.values((actor.getSnapshot() as { readonly children: Readonly<Record<string, AnyActorRef>> }).children).some(
    (child) => (child.getSnapshot() as { readonly context: { readonly draft?: { readonly name: string } } }).context.draft?.name,
  );

const log = createProgramLog({ descriptions: descriptionsOf(sampleWorkflows), appVersion: '1', bundle: release, rootId: 'root', isUnfinished });

const root: AnyStateMachine = rootMachine.provide({
  actors: {
    gate: gateMachine.provide({ actors: { check: effectActor('gate.check', 'unknown', call('check'), log.barrier) as never } }),
    staging: staging.provide({
      actors: {
        send: effectActor('staging.send', 'unknown', call('send'), log.barrier) as never,
        load: effectActor('staging.load', 'restart', call('load'), log.barrier) as never,
      },
    }),
  },
});

const started = performance.now();
/** At this address nobody is signed in any more. */
const out = location.search === '?out' ? { isSignedIn: () => false } : {};
const begun = await log.begin({ root, input: { at: Date.now() }, load: () => Promise.resolve(), ...out });
begun.start();

const at = (path: string): AnyActorRef => {
  const actor = actorAt(begun.actor, path);
  if (actor === undefined) throw new Error(`nobody at ${path}`);
  return actor;
};

const lab = {
  restored: begun.restored,
  lost: begun.lost,
  rescued: begun.rescued,
  took: performance.now() - started,
  log,
  send: (path: string, event: { readonly type: string }) => at(path).send(event),
  state: (path: string) => {
    const { value, context } = at(path).getSnapshot() as { readonly value: unknown; readonly context: unknown };
    return JSON.parse(JSON.stringify({ value, context })) as unknown;
  },
  tree: () => JSON.parse(JSON.stringify(begun.actor.getPersistedSnapshot())) as unknown,
};

export type Lab = typeof lab;

declare global {
  interface Window {
    lab: Lab;
  }
}

window.lab = lab;
document.body.textContent = 'ready';
