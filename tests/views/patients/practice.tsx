import { act } from 'react';
import { afterEach, vi } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { rooms } from '../../../src/composition/manifest.ts';
import { bind } from '../../../src/effects/kit/bind.ts';
import type { AppMachine } from '../../../src/machines/app/app.ts';
import type { Navigation, Params } from '../../../src/machines/app/context.ts';
import { installActors } from '../../../src/machines/app/install.ts';
import { appMachine } from '../../../src/machines/app/product.ts';
import type { Registered } from '../../../src/machines/kit/registered.ts';
import { sessionMachine } from '../../../src/machines/session/session.ts';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import { volatileVault } from '../../../src/schema/kit/vault.ts';
import type { Patient } from '../../../src/schema/patients/patient.ts';
import { sessionWorkflow } from '../../../src/schema/session/workflow.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';
import { liveSource } from '../../../src/views/kit/actor-source.ts';
import type { AreaWords } from '../../../src/views/kit/feedback/area-words.ts';
import type { Screens } from '../../../src/views/kit/page/screens.ts';
import { AppView } from '../../../src/views/shell/app-view.tsx';
import { settle, show } from '../stand.tsx';

/** A test page is laid out by nobody: without a height told once, a long list would show no row. */
class OneScreen implements ResizeObserver {
  private readonly tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    if (target === document.scrollingElement)
      queueMicrotask(() => this.tell([{ target, contentRect: { width: 390, height: 844 } } as ResizeObserverEntry], this));
  }
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: OneScreen });
Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 844 });

/** Noon of 29 Aban 1405 in Tehran. */
export const NOW = Date.UTC(2026, 10, 20, 8, 30);

export const patient = (id: number, file: Partial<Patient> = {}): Patient => ({
  id,
  first_name: 'سارا',
  last_name: 'احمدی',
  national_number: '0012345679',
  gender: 2,
  phone: '+989121234567',
  birth_date: '1983-08-14',
  insurance: null,
  address: null,
  underlying_diseases: null,
  current_medications: null,
  drug_allergies: null,
  ...file,
});

export const treatment = (id: number, facts: Partial<Surgery> = {}): Surgery => ({
  id,
  patient: 7,
  procedure_type: 1,
  tooth_number: '16',
  total_cost: 4_500_000,
  lab_cost: 0,
  material_cost: 0,
  discount: 0,
  extra_fee: 0,
  surgery_time: '2026-11-10',
  ...facts,
});

export const refused = (status: number, said: Partial<Extract<Failure, { _tag: 'Rejected' }>> = {}): Failure => ({
  _tag: 'Rejected',
  status,
  general: [],
  fields: {},
  ...said,
});

type Answer = (input: never) => unknown;

/** What the provider answers, port by port; a port without an answer never does. A `Failure` is thrown. */
export type Answers = Readonly<Record<string, Answer>>;

/** A list as the provider has it. */
export const rows = (all: readonly object[], unreadable = 0) => ({ rows: all, unreadable });

const leave: (() => void)[] = [];
afterEach(() => {
  for (const go of leave.splice(0)) go();
});

/** From now on it is that time, in milliseconds since 1970, and time passes. */
const setClock = (at: number): void => {
  const since = performance.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => at + Math.floor(performance.now() - since));
  leave.push(() => clock.mockRestore());
};

/** What an area brings into the program. */
interface Furniture {
  readonly workflows: readonly Registered[];
  readonly screens: Screens;
  readonly words?: AreaWords | readonly AreaWords[];
}

const product: readonly Furniture[] = await Promise.all(
  rooms.map(async (room) => ({ workflows: (await room.workflows?.())?.workflows ?? [], ...(await room.screens()) })),
);

/** A program of another making, with areas besides those of the product. */
export interface House {
  readonly app: AppMachine;
  readonly areas: readonly Furniture[];
}

/** The real program at a place, with answers in place of a provider and a clock that the test turns. */
export const visit = async (path: string, answers: Answers, house: House = { app: appMachine, areas: [] }) => {
  setClock(NOW);
  const asked: { readonly port: string; readonly input: unknown }[] = [];
  let script = answers;
  const call = (port: string, input: unknown) => {
    asked.push({ port, input });
    const answer = script[port]?.(input as never) ?? new Promise<never>(() => {});
    return typeof answer === 'object' && '_tag' in answer ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const visited = [path];
  const queries: Params[] = [];
  const arrive = ({ to, passed }: Pick<Navigation, 'to' | 'passed'>) => {
    visited.push(to);
    arrived(to, passed);
  };
  const arrived = (to: string, passed: Navigation['passed'] = null) => {
    const [bare = '/', search] = to.split('?');
    app.send({ type: 'route.arrived', path: bare, query: Object.fromEntries(new URLSearchParams(search)), passed, at: NOW });
  };
  const root = house.app.provide({
    actors: { session: bind(sessionWorkflow, sessionMachine, call) },
    actions: {
      navigate: (_, navigation: Navigation) => queueMicrotask(() => arrive(navigation)),
      goBack: (_, { fallback }) => queueMicrotask(() => arrive({ to: fallback, passed: null })),
      writeQuery: (_, { query }) => void queries.push(query),
      bring: (_, wish) => queueMicrotask(() => wish && app.send('type' in wish ? wish : { type: 'sheet.opened', ...wish, at: NOW })),
    },
  });
  const areas = [...product, ...house.areas];
  const workflows = areas.flatMap((area) => area.workflows);
  installActors(root, Object.fromEntries(workflows.map(({ description, machine }) => [description.name, bind(description, machine, call)])));
  const clock = new SimulatedClock();
  const app = createActor(root, { id: 'app', clock, input: { hasToken: true, path, at: NOW } });
  app.start();
  leave.push(() => app.stop());
  arrived(path);
  const screens: Screens = Object.assign({}, ...areas.map((area) => area.screens));
  const words = areas.flatMap((area) => area.words ?? []);
  const vault = volatileVault();
  const page = await show(<AppView source={liveSource(app)} screens={screens} vault={vault} areas={words} />);
  await settle();
  return {
    page,
    asked,
    app,
    vault,
    /** Where the user has been. */
    visited,
    /** What the address said behind its path. */
    queries,
    /** From now on the provider answers so. */
    answer: (next: Answers) => {
      script = { ...script, ...next };
    },
    /** Says something to a workflow from outside the page. */
    tell: async (id: string, event: object) => {
      await act(async () => (app.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id]?.send(event as never));
      await settle();
    },
    /** Lets time pass. */
    wait: async (millis: number) => {
      await act(async () => clock.increment(millis));
      await settle();
    },
    /** Lets it become another time of day, or another day. */
    turnTo: async (at: number) => {
      setClock(at);
      await act(async () => app.send({ type: 'clock.ticked', at }));
      await settle();
    },
    stateOf: (workflow: string) =>
      (app.getSnapshot().children as Record<string, { getSnapshot: () => AnyMachineSnapshot } | undefined>)[workflow]?.getSnapshot(),
  };
};

export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What is printed, row by row. */
export const printedRows = (): readonly string[] => [...document.querySelectorAll('[data-print-sheet] tr')].map(textOf);
