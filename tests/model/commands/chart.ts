/** `npm run model -- chart <workflow…> | --all`: writes the chart of each machine to `docs/charts`; `--check` says which is not current. Either names what has no Persian label. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENTS, contentsOf } from '../charts/contents.ts';
import { chartFile, svgOf } from '../charts/svg.ts';
import { unlabelled, unusedLabels } from '../charts/words.ts';
import type { Proof } from '../drive.ts';
import { productHere } from '../story/product.ts';
import { argumentsOf, proofsNamed } from './arguments.ts';

const usage = 'chart <workflow…> | --all [--check]';
const options = { all: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } } as const;
const { values, positionals } = argumentsOf({ usage, options });
const inProduct = ({ model }: Proof): boolean => !model.madeUp;
const proofs = proofsNamed(usage, positionals, values.all).filter(inProduct);
const folder = path.resolve(import.meta.dirname, '../../../docs/charts');
const product = await productHere();

const models = proofs.map(({ model }) => model);
const charts = new Map(models.map((model) => [chartFile(model), svgOf(model, product)]));
const files = values.all ? new Map([...charts, [CONTENTS, contentsOf(models, product)]]) : charts;
const there = (file: string): string | null => (existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : null);
/** Of workflows that are no more. */
const left = values.all && existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg') && !charts.has(file)) : [];
const changed = [...files].flatMap(([file, text]) => (there(file) === text ? [] : [file]));

const nameless = [...models.flatMap((model) => unlabelled(model, product)), ...(values.all ? unusedLabels(models) : [])];
for (const why of nameless) process.stdout.write(`✗ ${why}\n`);
if (nameless.length > 0) process.exitCode = 1;

if (values.check) {
  for (const file of [...changed, ...left]) process.stdout.write(`docs/charts/${file} is not current: npm run model -- chart --all\n`);
  if (changed.length + left.length > 0) process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const file of changed) writeFileSync(path.join(folder, file), files.get(file) ?? '');
  for (const file of left) rmSync(path.join(folder, file));
  process.stdout.write(`${charts.size} charts in docs/charts; ${changed.length} files are new or changed, ${left.length} taken away\n`);
}
