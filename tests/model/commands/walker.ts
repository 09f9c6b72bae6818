/** A thread that walks the workflows it is told, one after the other. */
import { parentPort } from 'node:worker_threads';
import { proofs } from '../models.ts';
import { type Coverage, covered } from '../promises/coverage.ts';

/** Of a workflow that cannot even be walked. */
const unwalked = (name: string, why: string): Coverage => ({
  name,
  ...{ states: [0, 0], events: [0, 0], edges: 0, ways: [0, 0], never: 0, payloads: 0, seconds: 0 },
  broken: [{ why, path: null }],
});

const walk = (name: string, seed: number): Coverage => {
  const proof = proofs.find(({ model }) => model.description.name === name);
  if (proof === undefined) throw new Error(`No workflow is called ${name}.`);
  try {
    // Of a copy: what was explored of it is given up with it, where hundreds of thousands of edges would stay.
    return covered({ ...proof, model: { ...proof.model } }, seed);
  } catch (error) {
    return unwalked(name, error instanceof Error ? error.message : String(error));
  }
};

parentPort?.on('message', ({ name, seed }: { readonly name: string; readonly seed: number }) => parentPort?.postMessage(walk(name, seed)));
