import fc from 'fast-check';
import { vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { rooms } from '../../../src/composition/manifest.ts';
import { routing } from '../../../src/machines/app/product.ts';
import { ASKING } from '../../../src/machines/app/setup.ts';
import { isWorkflow, pathOfActor, workflowOf } from '../../../src/machines/fold/live.ts';
import { failure } from '../../../src/schema/kit/failure.ts';
import type { World } from '../sample/world.ts';
import { COMPLETE } from './complete.ts';
import { productDescriptions } from './program.ts';
import { type Chance, chanceOf, someFields, someValue } from './values.ts';

/** What happens next: somebody says something to a workflow, a call is answered, time passes. */
export interface Deed {
  readonly kind: 'say' | 'fill' | 'submit' | 'go' | 'answer' | 'fail' | 'lose' | 'wait';
  readonly seed: number;
}

const KINDS = ['say', 'say', 'say', 'fill', 'submit', 'submit', 'go', 'answer', 'answer', 'answer', 'fail', 'lose', 'wait'] as const;

export const productDeeds = (most: number) =>
  fc.array(fc.record({ kind: fc.constantFrom(...KINDS), seed: fc.nat(1_000_000) }), { minLength: 10, maxLength: most, size: 'max' });

type Talkative = { readonly send: (event: unknown) => void };

const liveActors = (ref: AnyActorRef): readonly AnyActorRef[] => {
  const { children = {}, status } = ref.getSnapshot() as { readonly children?: Record<string, AnyActorRef>; readonly status: string };
  return status === 'active' ? [ref, ...Object.values(children).filter(isWorkflow).flatMap(liveActors)] : [];
};

// What asks something is opened by the root alone.
const SHEETS = rooms.flatMap(({ sheets }) => sheets).filter((name) => !(name in ASKING));
const PATHS = routing.routes.filter(({ workflow }) => workflow !== undefined).map(({ path }) => path.replaceAll(/:\w+/g, '2'));
/** An answer that is about what was asked, as a provider's mostly is. */
const echoed = (input: unknown, answer: unknown, chance: Chance): unknown => {
  if (chance(3) === 0 || typeof answer !== 'object' || answer === null) return answer;
  const { payload, payloads } = input as { readonly payload?: object; readonly payloads?: readonly object[] };
  if ('rows' in answer && (payload || payloads)) {
    if (chance(2) === 0) return { ...answer, rows: [] };
    const asked = payloads ?? [payload ?? {}];
    return { ...answer, rows: (answer.rows as readonly object[]).map((row, index) => ({ ...row, ...asked[index % asked.length] })) };
  }
  return payload && 'id' in answer ? { ...answer, ...payload } : answer;
};

/** Most answers come on the day on which they were asked for. */
const dated = (answer: unknown, at: number, chance: Chance): unknown =>
  typeof answer === 'object' && answer !== null && 'readAt' in answer && chance(4) > 0 ? { ...answer, readAt: at } : answer;

const ENDINGS = /^session\.|abandoned|discarded|screen\.left/;
const WAITS = [1, 400, 1000, 6000, 12_000, 60_000, 600_000];

export const doDeed = async (world: World, { kind, seed }: Deed): Promise<void> => {
  const chance = chanceOf(seed);
  const at = Date.now();
  switch (kind) {
    case 'say': {
      const actors = liveActors(world.actor).filter((actor) => pathOfActor(actor) !== 'app' || chance(4) === 0);
      const actor = actors[chance(Math.max(1, actors.length))] ?? world.actor;
      const events = productDescriptions(workflowOf(actor))?.events ?? {};
      // The provider's own rows come through its answers; what the root hears of them is said by workflows.
      const possible = Object.keys(events).filter(
        (type) => !/^(row\.|rows\.|session\.started|session\.known|sheet\.)/.test(type) || pathOfActor(actor) !== 'app',
      );
      const chosen = possible[chance(Math.max(1, possible.length))];
      // Sessions that end at once see little of the rest.
      const type = chosen && ENDINGS.test(chosen) && chance(12) > 0 ? undefined : chosen;
      if (type !== undefined) (actor as unknown as Talkative).send({ type, ...someFields(events[type] ?? {}, chance) });
      break;
    }
    case 'fill':
    case 'submit': {
      const forms = liveActors(world.actor).filter((actor) => workflowOf(actor) in COMPLETE);
      const form = forms[chance(Math.max(1, forms.length))];
      if (form === undefined) break;
      const { change, facts } = COMPLETE[workflowOf(form)] as (typeof COMPLETE)[string];
      const events = productDescriptions(workflowOf(form))?.events ?? {};
      const submits = Object.keys(events).filter((type) =>
        /^(row\.added|list\.submitted|form\.submitted|form\.confirmed|list\.confirmed|outcome\.)/.test(type),
      );
      const type = submits[chance(submits.length)] ?? '';
      const described = events[type] ?? {};
      const event =
        kind === 'fill' ? { type: 'draft.changed', change } : { type, ...someFields(described, chance), ...('facts' in described ? { facts, at } : {}) };
      (form as unknown as Talkative).send(event);
      break;
    }
    case 'go': {
      // A sheet is opened by the program once its part is there, and only then.
      const sheet = SHEETS[chance(SHEETS.length * 4)];
      const params = { insurance: '2', id: chance(2) === 0 ? 'new' : '2' };
      const event = sheet
        ? { type: 'sheet.opened', workflow: sheet, params, passed: null, at }
        : { type: 'route.arrived', path: PATHS[chance(PATHS.length)], at };
      (world.actor as unknown as Talkative).send(event);
      break;
    }
    case 'answer':
    case 'fail': {
      const last = world.calls.length - 1;
      const [call] = world.calls.splice(chance(2) === 0 ? Math.max(0, last) : chance(Math.max(1, last + 1)), 1);
      if (call === undefined) break;
      const port = productDescriptions(call.workflow)?.ports[call.port];
      if (kind === 'answer' && port) call.resolve(dated(echoed(call.input, someValue(port.output, chance), chance), at, chance));
      else call.reject(someValue(failure, chance));
      break;
    }
    case 'lose': {
      // The answer of a write is lost, and so, perhaps, is what is looked up after the wait.
      const index = world.calls.findIndex(({ workflow, port }) => productDescriptions(workflow)?.ports[port]?.policy === 'unknown');
      if (index < 0) break;
      world.calls.splice(index, 1)[0]?.reject({ _tag: 'Timeout' });
      await vi.advanceTimersByTimeAsync(12_500);
      if (chance(2) === 0) world.calls.pop()?.reject({ _tag: 'Offline' });
      break;
    }
    case 'wait':
      await vi.advanceTimersByTimeAsync(WAITS[chance(WAITS.length)] ?? 1);
      break;
  }
  await vi.advanceTimersByTimeAsync(0);
};
