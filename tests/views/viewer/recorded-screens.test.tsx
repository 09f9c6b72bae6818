import { beforeAll, describe, expect, test, vi } from 'vitest';
import { rooms } from '../../../src/composition/manifest.ts';
import { type Tape, windTape } from '../../../src/machines/viewer/tape.ts';
import { volatileVault } from '../../../src/schema/kit/vault.ts';
import type { Report } from '../../../src/schema/log/report.ts';
import type { ActorSource } from '../../../src/views/kit/actors.tsx';
import { pageWords } from '../../../src/views/kit/page/texts.ts';
import { AppView, type Screens } from '../../../src/views/shell/app-view.tsx';
import { recordingOf } from '../../../src/views/viewer/screen/recording.ts';
import { reportedSession } from '../../fold/golden/session.ts';
import { productProgram } from '../../fold/product/program.ts';
import { settle, show } from '../stand.tsx';

let screens: Screens = {};
let report: Report;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-03-01T08:00:00Z') });
  report = await reportedSession();
  vi.useRealTimers();
  const views = await Promise.all(rooms.map((room) => room.screens()));
  screens = Object.assign({}, ...views.map((view) => view.screens)) as Screens;
});

const wound = (one: Report): Tape => {
  const winding = windTape(one, productProgram([]));
  while (winding.wind(100));
  return winding.tape();
};

const shown = async (source: ActorSource): Promise<HTMLElement> => {
  const page = await show(<AppView source={source} screens={screens} vault={volatileVault()} />);
  await settle();
  return page;
};

/** The page of somebody who enters a recording at a step, without having seen what was before. */
const enteredAt = (tape: Tape, step: number): Promise<HTMLElement> => {
  const recording = recordingOf(tape);
  recording.show(step);
  return shown(recording.source);
};

const saysBroken = (page: HTMLElement): boolean => page.textContent?.includes(pageWords.broken) ?? false;

describe('a recorded screen', () => {
  test('can be entered at the end of every turn', { timeout: 120_000 }, async () => {
    const tape = wound(report);
    const ends = [...new Set(tape.steps.map((_, step) => tape.turnEnd(step)))];
    const broken: number[] = [];
    for (const end of ends) {
      const page = await enteredAt(tape, end);
      if (saysBroken(page)) broken.push(end);
      page.remove();
    }
    expect(ends.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
  });

  test('is that of the form also when the form has ended and the user is not yet elsewhere', async () => {
    const tape = wound(report);
    const ended = tape.steps.findLastIndex(({ record }) => (record.e as { readonly type?: string } | undefined)?.type === 'xstate.done.actor.patientForm:new');
    const page = await enteredAt(tape, ended);
    expect(page.querySelector('form')).not.toBeNull();
  });

  test('is empty where the recording breaks off in the middle of an arrival', async () => {
    const [part] = report.parts;
    const arrival = part?.records.findIndex(({ e }) => (e as { readonly path?: string } | undefined)?.path === '/new-patient') ?? -1;
    const cut = { ...report, parts: [{ ...part, records: part?.records.slice(0, arrival + 1) }] } as Report;
    const page = await enteredAt(wound(cut), arrival);
    expect(saysBroken(page)).toBe(false);
  });

  test('has nothing around it before somebody has arrived who is not signed in', async () => {
    const page = await enteredAt(wound(report), 0);
    expect(page.querySelector('header, nav')).toBeNull();
  });
});
