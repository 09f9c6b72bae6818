import manifest from '../../../package.json' with { type: 'json' };
import { assembleReport } from '../../../src/effects/log/report/report.ts';
import { createFold } from '../../../src/machines/fold/fold.ts';
import { originOf } from '../../../src/machines/fold/inert.ts';
import { areas } from '../../../src/schema/app/areas.ts';
import type { Route } from '../../../src/schema/app/route.ts';
import { vocabularyOf, writing } from '../../../src/schema/log/codec.ts';
import { AFTER, type Delivered, DONE, ERROR, type Sender } from '../../../src/schema/log/language.ts';
import { createBodies } from '../../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../../src/schema/log/lists/reading.ts';
import { actorPath, LOG_FORMAT, type LogRecord, SELF } from '../../../src/schema/log/record.ts';
import type { Report } from '../../../src/schema/log/report.ts';
import { Refused } from '../../../src/schema/log/walk.ts';
import { bundleHash } from '../../../tools/bundle.ts';
import type { Model, Path } from '../walk.ts';
import type { Product } from './product.ts';

const APP = 'app';
const T0 = Date.parse('2026-03-01T08:00:00Z');
/** Milliseconds between two events that nobody hurries. */
const PACE = 1500;
const MOST = 400;
const user = { username: 'demo', dentist: { id: 1, first_name: 'سارا', last_name: 'رضایی' } };

const routes: readonly Route[] = Object.values(areas).flat();
const namesIn = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const paramsOf = (input: unknown): Readonly<Record<string, string>> => ((input ?? {}) as { readonly params?: Readonly<Record<string, string>> }).params ?? {};

/** The address that opens a workflow with an input, or over which it is opened. */
const addressOf = (workflow: string, input: unknown): string => {
  const params = paramsOf(input);
  const fits = (path: string) => namesIn(path).every((name) => name in params);
  const own = routes.filter((route) => route.workflow === workflow || route.along?.some((along) => along.workflow === workflow)).map(({ path }) => path);
  const best = own.filter(fits).toSorted((one, other) => namesIn(other).length - namesIn(one).length)[0] ?? own[0] ?? '/patients';
  return best.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '7');
};

/** Who is told what in the beginning of a workflow that no address opens. */
const OPENERS: Readonly<Record<string, object>> = {
  removal: { type: 'removal.ask', resource: 'patients', id: 7, label: 'x' },
  support: { type: 'support.want', task: 'report' },
  rescue: { type: 'rescue.want' },
  locked: { type: 'locked.ask', count: 1 },
};

/** Writes a log by hand: each event is told to a fold of the product, and what follows from it is told, too. */
const writer = ({ root, descriptions }: Product) => {
  const fold = createFold({ root });
  const bodies = createBodies(createReading);
  let refers = false;
  const base = writing(bodies);
  const body: typeof base.body = (content) => {
    const walk = base.body(content);
    return (value) => {
      refers = true;
      return walk(value);
    };
  };
  const vocabulary = vocabularyOf(descriptions, { ...base, body });
  const records: LogRecord[] = [];

  const nameAt = (path: string): string => fold.actors.get(path)?.machine.id ?? '';

  const stored = (workflow: string, event: unknown, isInit: boolean, sender: Sender | null): Partial<LogRecord> => {
    refers = false;
    const { version = 1 } = descriptions(workflow) ?? {};
    const edition = isInit ? { k: 'init' as const, m: workflow, ...(version === 1 ? {} : { v: version }) } : {};
    try {
      const language = vocabulary(workflow);
      if (language === undefined) throw new Refused('not described');
      const said = isInit ? { e: language.input(event ?? {}) } : language.event(event as Delivered, sender);
      return { ...edition, ...said, ...(refers ? { b: 1 as const } : {}) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return isInit ? edition : { k: 'refused', e: { type: (event as Delivered).type } };
    }
  };

  const tell = (a: string, event: unknown, from: { readonly x?: string; readonly init?: string; readonly sender?: Sender | null } = {}): void => {
    const s = records.length + 1;
    const t = s * PACE;
    const isInit = from.init !== undefined;
    const said = { s, t, a, ...(from.x === undefined ? {} : { x: from.x }) };
    fold.apply({ ...said, e: event, ...(isInit ? { k: 'init', m: from.init ?? '' } : {}) });
    const f = fold.actors.get(a)?.print;
    const record = { ...said, ...stored(from.init ?? nameAt(a), event, isInit, from.sender ?? null), ...(f === undefined ? {} : { f }) };
    records.push(JSON.parse(JSON.stringify(record)) as LogRecord);
  };

  /** What follows between workflows, but for what `deaf` would hear. */
  const settle = (deaf?: string): void => {
    for (let count = 0; count < MOST; count += 1) {
      const next = fold.pending().find(({ to }) => to !== deaf);
      if (next === undefined) return;
      const { from, to, event, input } = next;
      if (event === null) {
        const id = to.slice(from.length + 1);
        const child = Object.values(fold.actors.get(from)?.children ?? {}).find(({ path }) => path === to);
        tell(to, input, { x: from, init: child?.src ?? id });
      } else tell(to, event, { x: from, sender: { workflow: nameAt(from) } });
      // What no machine here hears would stay the first for ever.
      if (fold.pending().includes(next)) return;
    }
  };

  return { fold, bodies, records, tell, settle, nameAt };
};

/** Where a workflow of a name lives in the program; null where it never began. */
const placeOf = ({ fold, nameAt }: Pick<ReturnType<typeof writer>, 'fold' | 'nameAt'>, workflow: string): string | null =>
  [...fold.actors.keys()].find((path) => nameAt(path) === workflow && path !== APP) ?? null;

/**
 * A path as a session that somebody could have had: signed in, led to the screen of the workflow, and then told what the path
 * says. Null for a workflow that the product does not have, such as one that was made up for tests.
 */
export const sessionOf = async (product: Product, { description: { name } }: Model, { input, events }: Path): Promise<Report | null> => {
  const log = writer(product);
  const { fold, bodies, records, tell, settle } = log;
  const address = addressOf(name, input);
  let place: string | null = APP;
  if (name === APP) tell(APP, input, { init: APP });
  else {
    tell(APP, { hasToken: name !== 'session', path: address, at: T0, theme: null }, { init: APP });
    settle();
    if (name !== 'session') {
      const session = placeOf(log, 'session') ?? '';
      tell(session, { type: `${DONE}recognise`, output: user, actorId: 'recognise' }, { sender: { port: 'recognise' } });
      settle();
      tell(APP, { type: 'route.arrived', path: address, at: T0 });
      settle();
      if (OPENERS[name]) tell(APP, OPENERS[name]);
      settle();
      if (placeOf(log, name) === null) tell(APP, { type: 'sheet.opened', workflow: name, params: paramsOf(input), at: T0 });
      settle();
    }
    place = placeOf(log, name);
    if (place === null) return null;
    tell(place, input, { init: name });
  }
  const at = place;
  for (const event of events) {
    const { type } = event;
    const id = type.startsWith(DONE) ? type.slice(DONE.length) : type.startsWith(ERROR) ? type.slice(ERROR.length) : null;
    const ref = id === null ? undefined : fold.actors.get(at)?.snapshot.children[id];
    const port = ref === undefined ? (id ?? '') : originOf(ref).src;
    const isCall = product.descriptions(name)?.ports[port] !== undefined;
    tell(at, event, { ...(type.startsWith(AFTER) ? { x: SELF } : {}), sender: id === null ? null : isCall ? { port } : { workflow: port } });
    settle(at);
  }
  for (const [hash, text] of bodies.take()) bodies.add(hash, text);
  const header = { format: LOG_FORMAT, sid: 'model', t0: T0, appVersion: manifest.version, bundle: bundleHash(`${import.meta.dirname}/../../..`), root: APP };
  const session = { header, base: null, maskedBase: null, records, bodies };
  return assembleReport(product.root, product.descriptions, [{ session, base: null }], { now: T0, breathe: () => undefined });
};

/** The name of a path's file: of its workflow, so that two workflows do not meet. */
export const fileNameOf = ({ description: { name } }: Model, number: number): string => `${actorPath(undefined, name).replace(/[^\w-]/g, '-')}-${number}.json`;
