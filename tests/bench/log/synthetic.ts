import { createActor } from 'xstate';
import { createRecorder } from '../../../src/effects/log/recording/recorder.ts';
import { createBodies } from '../../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../../src/schema/log/lists/reading.ts';
import type { LogRecord } from '../../../src/schema/log/record.ts';
import { descriptions, type HeldCall, sampleProgram } from '../../fold/sample/world.ts';

type Root = {
  readonly send: (event: unknown) => void;
  readonly getSnapshot: () => { readonly children: Record<string, { readonly send: (event: unknown) => void } | undefined> };
};

const NAMES = ['علی رضایی', 'زهرا کریمی', 'محمدحسین نوروزی', 'سمیه اکبری', 'پویا شریفی'];
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A list opened, five rows typed key by key, staged and sent one by one, the list closed: the day's work in one round. */
const round = async (root: Root, calls: HeldCall[], at: number): Promise<void> => {
  const list = () => root.getSnapshot().children['list:a'];
  root.send({ type: 'list.opened', key: 'a', at });
  calls.pop()?.resolve({ rows: NAMES.map((name, index) => ({ id: index, name, amount: index * 1000 })) });
  await settled();
  for (const [index, name] of NAMES.entries()) {
    for (let length = 1; length <= name.length; length += 1) list()?.send({ type: 'draft.changed', change: { name: name.slice(0, length) } });
    const number = `00${index}2345679`;
    for (let length = 1; length <= number.length; length += 1) list()?.send({ type: 'draft.changed', change: { number: number.slice(0, length) } });
    for (let length = 1; length <= 10; length += 1)
      list()?.send({ type: 'draft.changed', change: { day: { typed: '1403/05/23'.slice(0, length), day: length === 10 ? '2024-08-13' : null } } });
    list()?.send({ type: 'draft.staged', key: index });
    root.send({ type: 'clock.ticked', at: at + index });
  }
  list()?.send({ type: 'list.submitted' });
  for (const index of NAMES.keys()) {
    await settled();
    calls.pop()?.resolve({ id: index });
  }
  await settled();
  root.send({ type: 'list.dropped', key: 'a' });
};

/** A log of `count` records made of rounds; every round is the recorded one with later numbers and times. */
export const syntheticLog = async (count: number): Promise<{ readonly records: readonly LogRecord[]; readonly texts: ReadonlyMap<string, string> }> => {
  const calls: HeldCall[] = [];
  const bodies = createBodies(createReading);
  let clock = 0;
  const recorder = createRecorder({
    descriptions,
    bodies,
    t0: 0,
    now: () => {
      clock += 90;
      return clock;
    },
    onPending: () => {},
    onRefused: (workflow, type, why) => {
      throw new Error(`${workflow} ${type} ${why}`);
    },
  });
  const actor = createActor(sampleProgram(calls), { id: 'root', input: { at: 0 }, inspect: recorder.inspect });
  actor.start();
  const head = recorder.drain();
  await round(actor as unknown as Root, calls, 1_700_000_000_000);
  const body = recorder.drain();
  actor.stop();
  const span = (body.at(-1)?.t ?? 0) - (head.at(-1)?.t ?? 0);
  const records: LogRecord[] = [...head];
  for (let turn = 0; records.length < count; turn += 1) {
    for (const record of body) {
      if (records.length >= count) break;
      records.push({ ...record, s: records.length + 1, t: record.t + turn * span });
    }
  }
  return { records, texts: new Map(bodies.take()) };
};
