import { type AnyActorRef, createActor } from 'xstate';
import { createAppender } from '../../../src/effects/log/disk/appender.ts';
import { type LogDatabase, openLogDatabase } from '../../../src/effects/log/disk/database.ts';
import { readHeader, writeHeader } from '../../../src/effects/log/disk/headers.ts';
import { journalOf } from '../../../src/effects/log/disk/journal.ts';
import { mergeChunks } from '../../../src/effects/log/disk/merge.ts';
import { readSession } from '../../../src/effects/log/disk/stored.ts';
import { writerBeside } from '../../../src/effects/log/disk/writer-beside.ts';
import { createHealthBoard } from '../../../src/effects/log/health.ts';
import { createRecorder } from '../../../src/effects/log/recording/recorder.ts';
import { createFold } from '../../../src/machines/fold/fold.ts';
import { rebuild } from '../../../src/machines/fold/rebuild.ts';
import { checkpointOf } from '../../../src/machines/fold/tree.ts';
import { withBodies } from '../../../src/schema/log/codec.ts';
import { createBodies } from '../../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../../src/schema/log/lists/reading.ts';
import { pack } from '../../../src/schema/log/packing.ts';
import { LOG_FORMAT, type LogRecord } from '../../../src/schema/log/record.ts';
import { descriptions, sampleProgram } from '../../fold/sample/world.ts';

/** What the benchmark measures inside a page; each measure beside the plain thing it is compared with. */
const WEEK = 'matab.log.1';
const sleep = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis));

const fetched = async (count: number): Promise<{ readonly records: LogRecord[]; readonly bodies: ReturnType<typeof createBodies> }> => {
  const response = await fetch('/call/synthetic', { method: 'POST', body: JSON.stringify({ count }) });
  const { records, texts } = (await response.json()) as { readonly records: LogRecord[]; readonly texts: readonly (readonly [string, string])[] };
  const bodies = createBodies(createReading);
  for (const [name, text] of texts) bodies.add(name, text);
  return { records, bodies };
};

const rawDatabase = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore('raw');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('open'));
  });

/** The plainest write there is. */
const rawPut = (database: IDBDatabase, key: IDBValidKey, value: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const tx = database.transaction('raw', 'readwrite', { durability: 'relaxed' });
    tx.objectStore('raw').put(value, key);
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error ?? new Error('abort'));
    tx.commit();
  });

const quantiles = (values: readonly number[]) => {
  const sorted = [...values].sort((left, right) => left - right);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

const storedHeader = async (database: LogDatabase, sid: string) => {
  const found = await readHeader(database, sid);
  if (found === null) throw new Error('nothing stored');
  return found;
};
const header = (sid: string) => ({ format: LOG_FORMAT, sid, t0: 0, appVersion: '1', bundle: 'bench', root: 'root' });

const appenderOn = (sid: string) => {
  const database = openLogDatabase(WEEK);
  return {
    database,
    appender: createAppender({
      sid,
      writer: writerBeside(database),
      journal: journalOf(sid, '00'.repeat(32)),
      health: createHealthBoard(),
      ready: () => Promise.resolve(),
    }),
  };
};

const texts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({ s: index + 1, t: index * 90, a: 'root/list:a', e: { type: 'draft.changed', change: { name: 'علی رضایی'.slice(0, index % 10) } } }),
  );

const bench = {
  /** Paced writes, ours and the plain one in turns, so that what else the machine does meets both. */
  append: async (count: number, perSecond: number) => {
    const raw = await rawDatabase('raw');
    const { appender } = appenderOn('paced');
    const ours: number[] = [];
    const plain: number[] = [];
    for (const [index, text] of texts(count).entries()) {
      await sleep(500 / perSecond);
      let begun = performance.now();
      appender.append({ first: index + 1, records: [text], bodies: [] });
      await appender.idle();
      ours.push(performance.now() - begun);
      await sleep(500 / perSecond);
      begun = performance.now();
      await rawPut(raw, index, text);
      plain.push(performance.now() - begun);
    }
    return { ours: quantiles(ours), plain: quantiles(plain) };
  },

  burst: async (count: number) => {
    const raw = await rawDatabase('raw');
    const { appender } = appenderOn('burst');
    const all = texts(count);
    let begun = performance.now();
    await Promise.all(all.slice(0, count / 10).map((text, index) => rawPut(raw, index, text)));
    const plain = (performance.now() - begun) / (count / 10);
    begun = performance.now();
    for (const [index, text] of all.entries()) appender.append({ first: index + 1, records: [text], bodies: [] });
    await appender.idle();
    return { ours: (performance.now() - begun) / count, plain };
  },

  barrier: async (count: number) => {
    const { appender } = appenderOn('barrier');
    const waits: number[] = [];
    for (const [index, text] of texts(count).entries()) {
      await sleep(10);
      const begun = performance.now();
      appender.append({ first: index + 1, records: [text], bodies: [] });
      await appender.barrier();
      waits.push(performance.now() - begun);
    }
    return quantiles(waits);
  },

  /** Writes a log as it would be written, merged; with a checkpoint near its end as a session of its own. */
  store: async (count: number) => {
    const { records, bodies } = await fetched(count);
    for (const sid of ['plain', 'checkpointed']) {
      const { database, appender } = appenderOn(sid);
      await writeHeader(database, header(sid));
      for (let from = 0; from < records.length; from += 50) {
        const some = records.slice(from, from + 50);
        const first = some[0]?.s ?? 0;
        appender.append({ first, records: some.map((record) => JSON.stringify(record)), bodies: from === 0 ? bodies.take() : [] });
        if (from % 5000 === 0) await appender.idle();
      }
      await appender.barrier();
      await mergeChunks(database, sid, records.length + 1);
      if (sid === 'checkpointed') {
        const fold = createFold({ root: sampleProgram([]) });
        for (const record of records.slice(0, -700)) fold.apply(record.b ? { ...record, e: withBodies(record.e, bodies) } : record);
        const checkpoint = checkpointOf(fold, 'root');
        appender.append({
          first: checkpoint.s + 1,
          records: [],
          bodies: [],
          checkpoint: { s: checkpoint.s, text: pack(checkpoint, createBodies(createReading)) },
        });
        await appender.barrier();
      }
      database.close();
    }
    return records.length;
  },

  /** From nothing to states that could be run: open, read, decode, fold, build. */
  restore: async (sid: string, texts: readonly (readonly [string, string])[] = []) => {
    const begun = performance.now();
    const bodies = createBodies(createReading);
    for (const [name, text] of texts) bodies.add(name, text);
    const database = openLogDatabase(WEEK);
    const stored = await readSession(database, await storedHeader(database, sid), bodies, { records: [], bodies: [] });
    const read = performance.now();
    const records = stored.records.map((record) => (record.b ? { ...record, e: withBodies(record.e, bodies) } : record));
    const rebuilt = rebuild({ root: sampleProgram([]), rootId: 'root', checkpoint: stored.checkpoint, records });
    database.close();
    return {
      read: read - begun,
      fold: performance.now() - read,
      total: performance.now() - begun,
      records: records.length,
      divergences: rebuilt?.divergences.length ?? -1,
    };
  },

  replay: async (count: number) => {
    const { records, bodies } = await fetched(count);
    const ready = records.map((record) => (record.b ? { ...record, e: withBodies(record.e, bodies) } : record));
    let best = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 4; turn += 1) {
      const begun = performance.now();
      const fold = createFold({ root: sampleProgram([]) });
      for (const record of ready) fold.apply(record);
      best = Math.min(best, performance.now() - begun);
    }
    const typed = ready.filter(({ e }) => (e as { readonly type?: string }).type === 'draft.changed');
    let real = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 3; turn += 1) {
      const actor = createActor(sampleProgram([]), { id: 'root', input: { at: 0 } });
      actor.start();
      (actor as unknown as { send: (event: unknown) => void }).send({ type: 'list.opened', key: 'a', at: 0 });
      const list = (actor.getSnapshot() as unknown as { readonly children: Record<string, { readonly send: (event: unknown) => void }> }).children['list:a'];
      const begun = performance.now();
      for (const { e } of typed) list?.send(e);
      real = Math.min(real, performance.now() - begun);
      actor.stop();
    }
    return { perSecond: count / (best / 1000), realPerSecond: typed.length / (real / 1000) };
  },

  /** Types keys at a pace, with or without a log; what the thread did is measured from outside. */
  type: async (variant: 'machine' | 'recorder' | 'log', count: number, perSecond: number) => {
    const bodies = createBodies(createReading);
    const { appender } = appenderOn(`typed-${variant}`);
    const recorder = createRecorder({
      descriptions,
      bodies,
      t0: Date.now(),
      now: () => Date.now(),
      onPending: () => variant !== 'machine' && queueMicrotask(drain),
    });
    const drain = () => {
      const records = recorder.drain();
      const [first] = records;
      if (variant !== 'log' || first === undefined) return;
      appender.append({ first: first.s, records: records.map((record) => JSON.stringify(record)), bodies: bodies.take() });
    };
    const actor = createActor(sampleProgram([]), { id: 'root', input: { at: 0 }, ...(variant === 'machine' ? {} : { inspect: recorder.inspect }) });
    actor.start();
    (actor as unknown as { send: (event: unknown) => void }).send({ type: 'list.opened', key: 'a', at: 0 });
    const list = (actor.getSnapshot() as unknown as { readonly children: Record<string, AnyActorRef> }).children['list:a'];
    for (let index = 0; index < count; index += 1) {
      (list as unknown as { send: (event: unknown) => void }).send({ type: 'draft.changed', change: { name: 'علی رضایی'.slice(0, index % 10) } });
      await sleep(1000 / perSecond);
    }
    await appender.barrier();
    actor.stop();
  },
};

export type Bench = typeof bench;

declare global {
  interface Window {
    bench: Bench;
  }
}

window.bench = bench;
