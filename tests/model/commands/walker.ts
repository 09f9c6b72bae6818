/** A thread that walks the workflows it is told, one after the other. */
import { parentPort } from 'node:worker_threads';
import { proofs } from '../models.ts';
import { covered } from '../promises/coverage.ts';

parentPort?.on('message', ({ name, seed }: { readonly name: string; readonly seed: number }) => {
  const proof = proofs.find(({ model }) => model.description.name === name);
  if (proof === undefined) throw new Error(`No workflow is called ${name}.`);
  // Of a copy: what was explored of it is given up with it, where hundreds of thousands of edges would stay.
  parentPort?.postMessage(covered({ ...proof, model: { ...proof.model } }, seed));
});
