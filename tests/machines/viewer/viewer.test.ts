import { describe, expect, test } from 'vitest';
import { viewerMachine } from '../../../src/machines/viewer/viewer.ts';
import type { Outline } from '../../../src/schema/workflows/viewer.ts';
import { stage } from '../stage.ts';

const part = { first: 0, t0: 0, appVersion: '1', bundle: 'b', sameBuild: true, foldable: true, differs: null };
const outline: Outline = {
  parts: [part],
  times: [0, 0, 100, 200, 60_000, 60_010],
  workflows: ['app', 'form'],
  told: [0, 1, 1, 0, 1, 0],
  errors: [1, 4],
  actions: [2, 5],
  calls: [3],
  divergences: [3, 4],
};

const opened = async (wanted: number | null = null) => {
  const viewer = stage(viewerMachine, ['readFile', 'search', 'copyLink'], { wanted });
  viewer.send({ type: 'file.chosen', name: 'a.txt' });
  await viewer.answer('readFile', { is: 'opened', outline });
  return viewer;
};
type Viewer = Awaited<ReturnType<typeof opened>>;
const stepOf = (viewer: Viewer) => (viewer.snapshot().context as { readonly step: number }).step;
const steps = (viewer: Viewer, ...events: readonly { readonly type: string }[]) =>
  events.map((event) => {
    viewer.send(event);
    return stepOf(viewer);
  });
const moved = (to: string) => ({ type: 'step.moved', to });
const jump = (to: string, back = false) => ({ type: 'jump.asked', to, back });

describe('the viewer', () => {
  test.each(['notJson', 'foreign', 'tooNew', 'damaged', 'empty'])('says that a file is %s, and takes another', async (problem) => {
    const viewer = stage(viewerMachine, ['readFile'], { wanted: null });
    viewer.send({ type: 'file.chosen', name: 'a.txt' });
    await viewer.answer('readFile', { is: 'refused', problem });
    expect(viewer.state()).toBe('empty');
    expect(viewer.snapshot().context).toMatchObject({ problem });
    viewer.send({ type: 'file.chosen', name: 'b.txt' });
    expect(viewer.snapshot().context).toMatchObject({ problem: null });
    await viewer.refuse('readFile', new Error('gone'));
    expect(viewer.snapshot().context).toMatchObject({ problem: 'unreadable' });
  });

  test('goes both ways, to the ends, and no further', async () => {
    expect(steps(await opened(), moved('back'), moved('on'), moved('last'), moved('on'), moved('back'), moved('first'))).toEqual([0, 1, 5, 5, 4, 0]);
  });
  test('jumps to errors and divergences, and stays where there are no more', async () => {
    const all = [jump('error'), jump('error'), jump('error'), jump('error', true), jump('divergence'), jump('divergence', true), { type: 'divergence.first' }];
    expect(steps(await opened(), ...all)).toEqual([1, 4, 4, 1, 3, 3, 3]);
  });
  test('begins where the link says, within the file', async () => {
    expect(stepOf(await opened(4))).toBe(4);
    expect(stepOf(await opened(99))).toBe(5);
  });
  test('steps through one workflow alone', async () => {
    const viewer = await opened();
    viewer.send({ type: 'workflow.chosen', workflow: 'form' });
    expect(steps(viewer, moved('on'), moved('on'), moved('on'), moved('on'), moved('first'))).toEqual([1, 2, 4, 4, 1]);
  });
  test('looks for words, and goes from one to the next', async () => {
    const viewer = await opened();
    viewer.send({ type: 'query.typed', query: 'a' }, { type: 'query.typed', query: 'ab' });
    expect(viewer.calls('search')).toEqual([{ query: 'a' }, { query: 'ab' }]);
    await viewer.answer('search', { steps: [2, 5] });
    expect(steps(viewer, jump('match'), jump('match'), jump('match', true))).toEqual([2, 5, 2]);
    viewer.send({ type: 'query.typed', query: ' ' });
    expect(viewer.snapshot().context).toMatchObject({ query: '', matches: null });
  });
  test('shows what the user did, calls and faults alone or together, within the chosen workflow', async () => {
    const viewer = await opened();
    const kind = (one: 'action' | 'call' | 'fault') => viewer.send({ type: 'kind.toggled', kind: one });
    kind('action');
    expect(steps(viewer, moved('on'), moved('on'), moved('on'))).toEqual([2, 5, 5]);
    kind('fault');
    expect(steps(viewer, moved('first'), moved('on'), moved('on'), moved('on'))).toEqual([1, 2, 4, 5]);
    viewer.send({ type: 'workflow.chosen', workflow: 'form' });
    expect(steps(viewer, moved('first'), moved('last'))).toEqual([1, 4]);
    kind('action');
    kind('fault');
    kind('call');
    expect(steps(viewer, moved('back'))).toEqual([4]);
    kind('call');
    expect(steps(viewer, moved('back'), moved('back'))).toEqual([2, 1]);
  });
  test('finds faults wherever they are, and words among what is shown', async () => {
    const viewer = await opened();
    viewer.send({ type: 'kind.toggled', kind: 'action' }, { type: 'query.typed', query: 'a' });
    await viewer.answer('search', { steps: [1, 2, 3, 5] });
    expect(steps(viewer, jump('match'), jump('match'), jump('match'))).toEqual([2, 5, 5]);
    expect(steps(viewer, moved('first'), jump('error'))).toEqual([2, 4]);
  });
  test('forgets what was chosen with the file it was chosen for', async () => {
    const viewer = await opened();
    viewer.send({ type: 'kind.toggled', kind: 'call' }, { type: 'note.toggled', open: false }, { type: 'pane.chosen', pane: 'chart' });
    expect(viewer.snapshot().context).toMatchObject({ kinds: ['call'], note: false });
    viewer.send({ type: 'file.chosen', name: 'b.txt' });
    await viewer.answer('readFile', { is: 'opened', outline });
    expect(viewer.snapshot().context).toMatchObject({ kinds: [], note: true, pane: 'chart' });
  });
  test('plays in recorded time, shortens long pauses, and stops at the end', async () => {
    const viewer = await opened();
    viewer.send({ type: 'play.toggled' });
    const seen: number[] = [];
    for (let time = 0; time <= 2400; time += 100) {
      viewer.clock.increment(100);
      if (seen.at(-1) !== stepOf(viewer)) seen.push(stepOf(viewer));
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect(viewer.snapshot().hasTag('playing')).toBe(false);
    viewer.send({ type: 'play.toggled' });
    expect([stepOf(viewer), viewer.snapshot().hasTag('playing')]).toEqual([0, true]);
  });
  test('plays sixteen times as fast, and stops when one steps', async () => {
    const viewer = await opened();
    viewer.send({ type: 'speed.chosen', speed: 16 }, { type: 'play.toggled' });
    for (let time = 0; time < 160; time += 5) viewer.clock.increment(5);
    expect(stepOf(viewer)).toBe(5);
    viewer.send(moved('first'), { type: 'play.toggled' }, moved('on'));
    expect(viewer.snapshot().hasTag('playing')).toBe(false);
  });
  test('says whether a link was copied', async () => {
    const viewer = await opened(2);
    viewer.send({ type: 'link.asked' });
    expect(viewer.calls('copyLink')).toEqual([{ step: 2 }]);
    await viewer.refuse('copyLink', { _tag: 'Unreadable', where: '' });
    expect(viewer.snapshot().hasTag('notCopied')).toBe(true);
    viewer.send({ type: 'link.asked' });
    await viewer.answer('copyLink', {});
    expect(viewer.snapshot().hasTag('copied')).toBe(true);
    viewer.clock.increment(3000);
    expect(viewer.snapshot().hasTag('copied')).toBe(false);
  });
});
