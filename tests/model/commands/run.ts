/** `npm run model -- run <workflow…> | --all`: walks workflows on every edge, and tells the way to whatever is broken. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportText } from '../../../src/schema/log/file/write.ts';
import type { Proof } from '../drive.ts';
import type { Count, Coverage } from '../promises/coverage.ts';
import { withoutModel } from '../promises/unmodelled.ts';
import { productHere } from '../story/product.ts';
import { fileNameOf, sessionOf } from '../story/session.ts';
import { storyText, teller } from '../story/tell.ts';
import { argumentsOf, countOf, proofsNamed } from './arguments.ts';
import { tableText } from './table.ts';
import { walkAll } from './threads.ts';

const usage = 'run <workflow…> | --all [--seed 1] [--browser [--in firefox | webkit]]';
const options = { all: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } } as const;
const { values, positionals } = argumentsOf({ usage, options });
const seed = countOf(usage, 'seed', values.seed);
const proofs = proofsNamed(usage, positionals, values.all);
const began = performance.now();

/** Those that take longest. */
const FIRST = ['app', 'session', 'clinicContracts', 'services', 'clinicTariffs'];
const nameOf = ({ model }: Proof): string => model.description.name;
const names = proofs.map(nameOf).toSorted((one, other) => Number(FIRST.includes(other)) - Number(FIRST.includes(one)));
const walked = await walkAll(names, seed);

const product = await productHere();
const tell = teller(product);
const folder = path.resolve(import.meta.dirname, '../../../test-results/model');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const tellBroken = async ({ model }: Proof, { why, path: way }: Coverage['broken'][number], number: number): Promise<void> => {
  say(`\n✗ ${model.description.name}: ${why}`);
  if (way === null) return;
  say(storyText(tell(model, way)));
  const report = await sessionOf(product, model, way);
  if (report === null) return;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, fileNameOf(model, number));
  writeFileSync(file, await reportText(report));
  say(`As a session for /replay.html: ${path.relative(process.cwd(), file)}`);
};

const unmodelled = values.all ? await withoutModel(proofs) : [];
for (const name of unmodelled) say(`✗ no model: ${name}`);

let failed = unmodelled.length;
for (const proof of proofs) {
  const broken = walked.find(({ name }) => name === nameOf(proof))?.broken ?? [];
  for (const [index, one] of broken.entries()) await tellBroken(proof, one, index + 1);
  failed += broken.length;
}

const counted = ([taken, all]: Count): string => `${taken} of ${all}`;
const row = ({ name, states, events, edges, ways, never, broken, seconds }: Coverage) => [
  ...[name, counted(states), counted(events), edges, counted(ways), never],
  ...[broken.length, Math.round(seconds * 100) / 100],
];
const sum = (of: (coverage: Coverage) => number): number => walked.reduce((all, one) => all + of(one), 0);
const both = (of: (coverage: Coverage) => Count): Count => [sum((one) => of(one)[0]), sum((one) => of(one)[1])];
const total = [
  'in all',
  counted(both(({ states }) => states)),
  counted(both(({ events }) => events)),
  sum(({ edges }) => edges),
  counted(both(({ ways }) => ways)),
  sum(({ never }) => never),
];
const seconds = Math.round((performance.now() - began) / 10) / 100;
say(`\n${tableText(['workflow', 'states', 'events', 'edges', 'ways', 'never', 'broken', 'seconds'], [...walked.map(row), [...total, failed, seconds]])}`);
say(`${sum(({ payloads }) => payloads)} payloads made from the descriptions (--seed ${seed}).`);
for (const { model } of proofs) for (const [way, why] of Object.entries(model.never ?? {})) say(`Never in ${model.description.name}: ${way}, since ${why}.`);
process.exitCode = failed === 0 ? 0 : 1;
