/** `npm run model -- paths <workflow>`: the ways through a workflow as steps that a person can follow. */
import { productHere } from '../story/product.ts';
import { storyText, teller } from '../story/tell.ts';
import { edgePaths, explore, type Path, restingStates, statesOf } from '../walk.ts';
import { argumentsOf, countOf, proofsNamed, refuse } from './arguments.ts';

const usage = 'paths <workflow> [--to state] [--most 20] [--json]';
const options = { to: { type: 'string' }, most: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } } as const;
const { values, positionals } = argumentsOf({ usage, options });
const most = countOf(usage, 'most', values.most);
const [proof] = proofsNamed(usage, positionals.slice(0, 1), false);
if (proof === undefined || positionals.length > 1) refuse(usage, 'One workflow at a time.');
const { model } = proof as NonNullable<typeof proof>;

/** The shortest way to every situation of a state, shortest first. */
const waysTo = (state: string): readonly Path[] => {
  const states = restingStates(model.machine);
  if (!states.includes(state)) refuse(usage, `${model.description.name} has no state ${state}. There are: ${states.join(', ')}`);
  const { situations, shortest, keyOf } = explore(model);
  const ways = shortest();
  const there = situations.filter(({ snapshot }) => statesOf(snapshot).includes(state));
  return there.flatMap(({ snapshot }) => ways.get(keyOf(snapshot)) ?? []).toSorted((one, other) => one.events.length - other.events.length);
};

const found = values.to === undefined ? edgePaths(model) : waysTo(values.to);
const tell = teller(await productHere());
const shown = found.slice(0, most === 0 ? found.length : most).map((path) => ({ ...path, steps: tell(model, path) }));

if (values.json) process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
else {
  for (const [index, { steps }] of shown.entries()) process.stdout.write(`── ${index + 1} of ${found.length}\n${storyText(steps)}\n\n`);
  if (shown.length < found.length) process.stdout.write(`${found.length - shown.length} more; --most 0 tells all.\n`);
}
