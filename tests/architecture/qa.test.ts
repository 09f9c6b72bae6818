import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { proofs } from '../model/models.ts';
import { covered } from '../model/promises/coverage.ts';
import { edgePaths, explore } from '../model/walk.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guide = read('docs/qa.md');

const proofOf = (workflow: string) => {
  const proof = proofs.find(({ model }) => model.description.name === workflow);
  if (proof === undefined) throw new Error(`no model of ${workflow}`);
  return proof;
};

/** What the guide prints of a workflow under a command, but how long it took. */
const printed = (command: string, workflow: string): readonly string[] => {
  const [, block = ''] = guide.split(`$ npm run model -- ${command}\n`);
  const row = block.split('\n').find((line) => line.startsWith(`${workflow} `)) ?? '';
  return row.split(/\s{2,}/);
};

it.each(['removal', 'patientForm'])('the guide for QA lists %s as its model is', (workflow) => {
  const proof = proofOf(workflow);
  const { states, events, edges } = covered(proof, 1);
  const counted = [states[1], events[1], explore(proof.model).situations.length, edges, edgePaths(proof.model).length];
  expect(printed('list', workflow).slice(1, 6)).toEqual(counted.map(String));
});

it('prints what a run of the removal comes to', () => {
  const { states, events, edges, ways, never, broken } = covered(proofOf('removal'), 1);
  const counted = [...[states, events].map((count) => count.join(' of ')), edges, ways.join(' of '), never, broken.length];
  expect(printed('run removal chequeMarks', 'removal').slice(1, 7)).toEqual(counted.map(String));
});

it('shows the model of the row that is swiped as it is', () => {
  const file = 'tests/model/kit/swipe-row.ts';
  const [, after = ''] = guide.split(`(\`${file}\`)`);
  const [, shown = ''] = after.split('```ts\n');
  const [excerpt = ''] = shown.split('```');
  const lines = (source: string, left: RegExp) => source.split('\n').filter((line) => line !== '' && !left.test(line));
  expect(lines(excerpt, /^\s*\/\//)).toEqual(lines(read(file), /^import /));
});
