import { describe, expect, it } from 'vitest';
import { chance } from '../../../server/demo/chance.ts';
import { pages } from './pages.ts';
import { coveringPaths } from './plan/cover.ts';
import { lacking, mapOf, projected } from './plan/project.ts';

const all = [...pages.values()].flat();
const [first] = all;
if (first === undefined) throw new Error('There is no page model.');

describe('the page models', () => {
  it('say of every state and event of their workflows what a page shows and does, or why it does not', () => {
    expect(all.flatMap((page) => lacking(page).map((gap) => `${page.model.description.name}: ${gap}`))).toEqual([]);
  });

  it('are found wanting by name where they do not', () => {
    const { 'signOut.asked': _, ...deeds } = first.deeds;
    const { ending: __, ...states } = first.states;
    expect(lacking({ ...first, deeds, states })).toEqual(['event without a page: signOut.asked', 'state without a page: ending']);
    expect(lacking({ ...first, deeds: { ...first.deeds, 'door.opened': 'x' } })).toEqual(['event unknown to the model: door.opened']);
  });

  it('are walked on few paths that take every edge, the same for the same seed', () => {
    for (const page of all) {
      const model = projected(page);
      const map = mapOf(model);
      const paths = coveringPaths(model, map, chance(1));
      const walked = new Set(paths.flatMap((path) => path.map(({ name }) => name)));
      const left = [...map.names].filter((name) => !walked.has(name));
      expect([page.model.description.name, left]).toEqual([page.model.description.name, []]);
      if (page !== first) continue;
      const types = (of: typeof paths) => of.map((path) => path.map(({ event }) => event.type));
      expect(types(coveringPaths(model, map, chance(1)))).toEqual(types(paths));
    }
  });
});
