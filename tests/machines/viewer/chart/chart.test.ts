import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { appMachine } from '../../../../src/machines/app/product.ts';
import { sessionMachine } from '../../../../src/machines/session/session.ts';
import { chartOf } from '../../../../src/machines/viewer/chart/chart.ts';
import type { PlacedState } from '../../../../src/machines/viewer/chart/layout.ts';
import { type ChartState, litBy, statesOf, withInner } from '../../../../src/machines/viewer/chart/states.ts';
import { viewerMachine } from '../../../../src/machines/viewer/viewer.ts';
import { registered } from '../../../fold/product/program.ts';

const machines: readonly (readonly [string, AnyStateMachine])[] = [
  ['app', appMachine as AnyStateMachine],
  ['session', sessionMachine as AnyStateMachine],
  ['viewer', viewerMachine as AnyStateMachine],
  ...registered.map(({ description, machine }) => [description.name, machine] as const),
];

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  on: { smashed: '.broken', dusted: {} },
  states: {
    dark: { on: { pressed: 'lit', turned: 'lit', held: 'lit.bright' } },
    lit: {
      initial: 'dim',
      on: { pressed: 'dark', faded: '.dim' },
      states: { dim: { after: { warm: 'bright' }, on: { flashed: { target: 'dim', reenter: true } } }, bright: { on: { fell: '#lamp.broken' } } },
    },
    broken: { type: 'final' },
  },
}) as AnyStateMachine;

const inside = (inner: PlacedState, outer: PlacedState) =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
const apart = (one: PlacedState, other: PlacedState) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
const arrowsIn = (root: ChartState) =>
  withInner(root).flatMap(({ arrows }) =>
    arrows.map(({ from, to, says }) => `${from} ${says.map(({ event, deep }) => event + (deep && `>${deep}`)).join('+')} ${to}`),
  );

describe('the chart of a machine', () => {
  test('draws what leads from one child to another as arrows, together where they lead the same way', () => {
    expect(arrowsIn(statesOf(lamp)).sort()).toEqual([
      'dark pressed+turned+held>bright lit',
      'lit fell broken',
      'lit pressed dark',
      'lit.dim after warm lit.bright',
    ]);
  });
  test('lists what leads inward in the box, and hears what leads nowhere', () => {
    const [root, , lit, dim] = withInner(statesOf(lamp));
    expect(root).toMatchObject({ name: 'lamp', inward: ['smashed → broken'], initial: 'dark', hears: ['smashed', 'dusted'] });
    expect(lit).toMatchObject({ inward: ['faded → dim'], initial: 'lit.dim' });
    expect(dim?.inward).toEqual(['flashed ↺']);
  });
  test('knows the states that a value stands for', () => {
    expect(litBy('dark')).toEqual(['dark']);
    expect(litBy({ open: { page: 'shown', patient: { here: 'ready' } } })).toEqual([
      'open',
      'open.page',
      'open.page.shown',
      'open.patient',
      'open.patient.here',
      'open.patient.here.ready',
    ]);
    expect(litBy(undefined)).toEqual([]);
  });

  describe.each(machines)('%s', (_, machine) => {
    const chart = chartOf(machine);
    test('has every state once, inside its parent and beside its neighbours', () => {
      const placed = new Map(chart.states.map((one) => [one.state.id, one]));
      expect([...placed.keys()].sort()).toEqual(
        withInner(statesOf(machine))
          .map(({ id }) => id)
          .sort(),
      );
      for (const { state } of placed.values()) {
        const children = state.states.map(({ id }) => placed.get(id) as PlacedState);
        for (const [index, child] of children.entries()) {
          expect(inside(child, placed.get(state.id) as PlacedState), child.state.id).toBe(true);
          for (const other of children.slice(index + 1)) expect(apart(child, other), `${child.state.id} ${other.state.id}`).toBe(true);
        }
      }
    });
    test('says of every way whither it leads, as an arrow or as a line', () => {
      const ways = withInner(statesOf(machine)).flatMap(({ arrows }) => arrows.map(({ from, to }) => [from, to] as const));
      const lines = new Map(chart.states.map(({ state, lines: all }) => [state.id, all.join('\n')]));
      const told = ([from, to]: readonly [string, string]) =>
        chart.arrows.some(({ arrow }) => arrow.from === from && arrow.to === to) || lines.get(from)?.includes(`→ ${to.split('.').at(-1)}`);
      expect(ways.filter((way) => !told(way))).toEqual([]);
      for (const { arrow } of chart.arrows) expect(lines.has(arrow.from) && lines.has(arrow.to)).toBe(true);
    });
  });
});
