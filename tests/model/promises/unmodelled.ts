import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import { workflows } from '../../../tools/report/product.ts';
import type { Proof } from '../drive.ts';

const machines = path.resolve(import.meta.dirname, '../../../src/machines');

/** What the machines are called that the layer of machines hands out, registered as a workflow or not. */
const exported = async (): Promise<readonly string[]> => {
  const files = readdirSync(machines, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(machines, file)).href) as Promise<object>));
  return modules.flatMap((one) => Object.values(one).flatMap((value) => (value instanceof StateMachine ? [value.id] : [])));
};

/** What is one of the lists that are kept; they differ by the name of their rows alone, and one of them stands for all. */
const kindOf = (name: string): string => name.split(':')[0] ?? name;

/** The machines of the product, by name, that no model is of. */
export const withoutModel = async (proofs: readonly Pick<Proof, 'model'>[]): Promise<readonly string[]> => {
  const registered = (await workflows()).map(({ description }) => description.name);
  const modelled = new Set(proofs.map(({ model }) => kindOf(model.description.name)));
  return [...new Set([...(await exported()), ...registered])].filter((name) => !modelled.has(kindOf(name))).toSorted();
};
