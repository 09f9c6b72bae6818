import { describe, expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import { text } from '../../../src/schema/kit/shape.ts';
import { workflow } from '../../../src/schema/kit/workflow.ts';
import type { Model } from '../walk.ts';
import { brokenPayloads } from './payloads.ts';

const SEED = 1;

describe('payloads made from the descriptions', () => {
  const description = workflow({ name: 'box', version: 1, input: {}, events: { 'box.filled': { what: text() } }, ports: {} });
  const boxOf = (fill: (event: { readonly what: string & { readonly missing?: string } }) => object): Model => ({
    machine: createMachine({ id: 'box', context: {}, on: { 'box.filled': { actions: assign(({ event }) => fill(event as never)) } } }),
    description,
    inputs: [{}],
    events: { 'box.filled': [{ type: 'box.filled', what: 'x' }] },
    states: {},
  });
  const why = (model: Model) => brokenPayloads(model, SEED).broken.map((one) => one.why);

  it('are the same for the same seed', () => {
    const seen: unknown[][] = [[], []];
    for (const run of seen)
      brokenPayloads(
        boxOf(({ what }) => ({ empty: run.push(what) === 0 })),
        7,
      );
    expect(seen[0]?.length).toBeGreaterThan(2);
    expect(seen[0]).toEqual(seen[1]);
  });

  it('find a workflow that breaks on some text', () => {
    expect(why(boxOf(({ what }) => ({ length: what.startsWith('x') ? 0 : (what.missing as string).length }))).join()).toMatch(/box\.filled: .*TypeError/);
  });

  it('find a workflow that remembers whatever it is told', () => {
    expect(why(boxOf((event) => ({ ...event })))).toEqual(['box.filled: remembers what nobody described, a secret perhaps']);
  });
});
