import { chance } from '../../server/demo/chance.ts';
import { type ResourceName, resources } from '../../src/schema/api.ts';
import { tehranDay } from '../../src/schema/kit/tehran.ts';
import { act } from './act.ts';
import type { Stock } from './decide/forms.ts';
import { newMind } from './decide/mind.ts';
import { nextAction } from './decide/plan.ts';
import { type Desk, watchForCrash } from './drive/desk.ts';
import { lookEverywhere } from './drive/forms.ts';
import { reopen } from './drive/mishaps.ts';
import { roamByModels } from './drive/models/stretch.ts';
import { submit } from './drive/staging.ts';
import { judgeReport, type Scrutiny } from './oracles/judge.ts';
import { compareStored, storedBy } from './oracles/stored.ts';
import { newTally, type Oracle, type Tally } from './tally.ts';
import { openDevice } from './world/device.ts';
import type { House } from './world/house.ts';
import { askProvider } from './world/provider.ts';

const RESOURCES = Object.keys(resources) as ResourceName[];

const reasonOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** How much there is of a round. */
interface Extent extends Scrutiny {
  /** As many things are done, at least half of them. */
  readonly actions: number;
  /** As many turns are taken from the models of all workflows afterwards. */
  readonly moves: number;
}

/** One round: a practice of its own, a new browser, somebody who does this and that, and what came of it. */
export const playRound = async (seed: number, house: House, { actions, moves, ...scrutiny }: Extent, say: (line: string) => void): Promise<Tally> => {
  const tally = newTally();
  const luck = chance(seed);
  const username = `roam-${seed}-${Date.now()}`;
  house.program.add(username);
  const provider = await askProvider(house.program.port, username);
  const before = await storedBy(provider);
  let entered = 0;
  const stock: Stock = {
    practice: await provider.practice(),
    today: tehranDay(Date.now()),
    count: () => {
      entered += 1;
      return entered;
    },
  };
  const complaints = { errors: [] as string[], refusals: [] as string[] };
  const device = await openDevice(house.proxy.url, complaints);
  let now = 'signing in';
  const find = (oracle: Oracle, what: string): void => {
    tally.findings.push({ oracle, seed, what: `${now}: ${what}` });
  };
  const desk: Desk = {
    ...{ device, username, luck, stock, find },
    proxy: house.proxy,
    program: house.program,
    mind: newMind(),
    count: (what) => {
      tally.counts[what] += 1;
    },
  };
  desk.count('rounds');
  try {
    await reopen(desk);
    for (let left = luck.between(Math.ceil(actions / 2), actions); left > 0; left -= 1) {
      const action = nextAction(luck, desk.mind);
      now = JSON.stringify(action);
      desk.count('actions');
      const began = performance.now();
      await act(desk, action);
      say(`  ${seed} ${((performance.now() - began) / 1000).toFixed(1)} s ${now}`);
      await watchForCrash(desk, now);
    }
    now = 'at the end';
    await lookEverywhere(desk, 'at the end');
    for (const list of ['treatments', 'payments'] as const) if (desk.mind.rows[list].length > 0) await submit(desk, list, 'none');
    compareStored(desk.mind, before, await storedBy(provider), find);
    const rows = Object.fromEntries(await Promise.all(RESOURCES.map(async (name) => [name, await provider.list(name)] as const)));
    const roamer = { desk, knowledge: house.knowledge, rows, coverage: tally.coverage, leftElsewhere: false, say: (line: string) => say(`  ${seed} ${line}`) };
    await roamByModels(roamer, moves, (what) => {
      now = what;
    });
    now = 'in the report';
    const reporting = performance.now();
    await judgeReport(desk, house, scrutiny, tally, complaints);
    say(`  ${seed} ${((performance.now() - reporting) / 1000).toFixed(1)} s for the report`);
  } catch (error) {
    find('stuck', reasonOf(error));
    const page = device.page();
    await page.screenshot({ path: `test-results/roam/${seed}.png` }).catch(() => undefined);
  } finally {
    house.proxy.calm();
    await house.program.restart();
    await device.close();
  }
  for (const error of new Set(complaints.errors)) find('unhandled errors', error);
  for (const refusal of new Set(complaints.refusals)) find('policy violations', refusal);
  return tally;
};
