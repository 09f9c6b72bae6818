/** `npm run model -- list`: every workflow that has a model, with what there is to walk. */
import { wordingsOf } from '../../../src/views/viewer/words/kinds/wordings.ts';
import { proofs } from '../models.ts';
import { productHere } from '../story/product.ts';
import { edgePaths, explore, restingStates } from '../walk.ts';
import { argumentsOf } from './arguments.ts';
import { tableText } from './table.ts';

argumentsOf({ usage: 'list', options: {} });
const wordings = wordingsOf((await productHere()).areas);

const rows = proofs.map(({ model }) => {
  const began = performance.now();
  const { situations, edges } = explore(model);
  const paths = edgePaths(model).length;
  const { name } = model.description;
  const counts = [restingStates(model.machine).length, Object.keys(model.events).length, situations.length, edges.length, paths];
  return [name, ...counts, Math.round((performance.now() - began) / 10) / 100, wordings.get(name)?.title ?? ''];
});
const sum = (column: number): number => Math.round(rows.reduce((all, row) => all + Number(row[column]), 0) * 100) / 100;
const heads = ['workflow', 'states', 'events', 'situations', 'edges', 'paths', 'seconds', 'called'];
process.stdout.write(`${tableText(heads, [...rows, ['in all', ...[1, 2, 3, 4, 5, 6].map(sum), '']])}\n`);
