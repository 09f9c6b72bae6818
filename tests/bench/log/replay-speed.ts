import { createActor } from 'xstate';
import { createFold } from '../../../src/machines/fold/fold.ts';
import { withBodies } from '../../../src/schema/log/codec.ts';
import { createBodies } from '../../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../../src/schema/log/lists/reading.ts';
import { sampleProgram } from '../../fold/sample/world.ts';
import { syntheticLog } from './synthetic.ts';

/** Replay speed in Node, with real actors fed the same events as the baseline. */
const count = Number(process.argv[2] ?? 100_000);
const { records, texts } = await syntheticLog(count);
const bodies = createBodies(createReading);
for (const [name, text] of texts) bodies.add(name, text);
const text = JSON.stringify(records);
const best = (run: () => void): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 5; turn += 1) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
};
const line = (name: string, millis: number) => console.log(`${name.padEnd(34)} ${millis.toFixed(0).padStart(6)} ms  ${Math.round(count / millis)}k records/s`);

console.log(`${count} records, ${(text.length / count).toFixed(0)} characters each as JSON`);
line(
  'parse',
  best(() => JSON.parse(text)),
);
let divergences = 0;
line(
  'fold',
  best(() => {
    const fold = createFold({ root: sampleProgram([]) });
    for (const record of records) fold.apply(record.b ? { ...record, e: withBodies(record.e, bodies) } : record);
    divergences = fold.divergences.length;
  }),
);
const typed = records.filter(({ e }) => (e as { readonly type?: string }).type === 'draft.changed');
line(
  `baseline: real actors, typing only (${typed.length})`,
  best(() => {
    const actor = createActor(sampleProgram([]), { id: 'root', input: { at: 0 } });
    actor.start();
    actor.send({ type: 'list.opened', key: 'a', at: 0 });
    const list = (actor.getSnapshot() as unknown as { children: Record<string, { send: (event: unknown) => void }> }).children['list:a'];
    for (const { e } of typed) list?.send(e);
    actor.stop();
  }) *
    (count / typed.length),
);
console.log(`divergences ${divergences}`);
