import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rooms } from '../../../src/composition/manifest.ts';
import { windTape } from '../../../src/machines/viewer/tape.ts';
import { volatileVault } from '../../../src/schema/kit/vault.ts';
import { unrecordedSums } from '../../../src/views/kit/page/list/texts.ts';
import { AppView, type Screens } from '../../../src/views/shell/app-view.tsx';
import { recordingOf } from '../../../src/views/viewer/screen/recording.ts';
import { answering, go, reportedSession, say } from '../../fold/golden/session.ts';
import { productProgram } from '../../fold/product/program.ts';
import type { World } from '../../fold/sample/world.ts';
import { patient, treatment } from '../patients/practice.tsx';
import { find, settle, show } from '../stand.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-03-01T08:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const OFFLINE = { _tag: 'Offline' } as const;

/** Beside the list of patients all treatments and payments are there for their sums; then the network goes, and a file is opened. */
const opensOffline = async (world: World): Promise<void> => {
  const { answer, refuse } = answering(world);
  await go(world, '/login');
  say(world, 'app/session', { type: 'username.typed', value: 'n' });
  say(world, 'app/session', { type: 'secret.filled', field: 'password', filled: true });
  say(world, 'app/session', { type: 'login.submitted' });
  const user = { username: 'n', dentist: { id: 1, first_name: 'سودابه', last_name: 'فرجام' } };
  await answer('session.signIn', { user });
  await answer('session.loadUser', user);
  await answer('session.loadPicture', { url: null });
  await go(world, '/patients');
  await answer('resource:patients.loadRows', { rows: [patient(7), patient(8)], unreadable: 0 });
  await answer('resource:insurances.loadRows', { rows: [], unreadable: 0 });
  for (const resource of ['surgeries', 'incomes']) say(world, 'app', { type: 'resource.want', resource, at: Date.now(), sums: true });
  await answer('resource:surgeries.loadRows', { rows: [7, 8, 7].map((patient, index) => treatment(index + 1, { patient })), unreadable: 0 });
  await answer('resource:incomes.loadRows', { rows: [], unreadable: 0 });
  await go(world, '/patient/7');
  await refuse('patientProfile.loadFinances', OFFLINE);
  await refuse('resource:surgeries.loadRows', OFFLINE);
};

test('a file that was seen without a network shows its treatments as they stood, and says why the sums are not there', async () => {
  const report = await reportedSession(opensOffline);
  vi.useRealTimers();
  const winding = windTape(report, productProgram([]));
  while (winding.wind(100));
  const tape = winding.tape();
  const views = await Promise.all(rooms.map((room) => room.screens()));
  const screens = Object.assign({}, ...views.map((view) => view.screens)) as Screens;
  const recording = recordingOf(tape);
  recording.show(tape.steps.length - 1);
  const page = await show(<AppView source={recording.source} screens={screens} vault={volatileVault()} />);
  await settle();
  // Those of others were left out; theirs are there, as old as the list that had them.
  expect(report.leftOut).toEqual({ 'golden/2': 1 });
  expect(find(page, 'h2', 'سابقه درمان').textContent).toContain('۲');
  expect(page.textContent).toContain(unrecordedSums);
  expect(page.textContent).not.toContain('بارگذاری');
});
