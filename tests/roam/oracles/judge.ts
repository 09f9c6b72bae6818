import type { Desk } from '../drive/desk.ts';
import type { Oracle, Tally } from '../tally.ts';
import type { Complaints } from '../world/device.ts';
import type { House } from '../world/house.ts';
import { PASSWORD } from '../world/program.ts';
import { leaksIn, personalOf } from './leaks.ts';
import { FOUND_AS, type Plant, planted } from './plant.ts';
import { brokenOnTape } from './promises.ts';
import { divergencesIn, tapeOf, turnEnds } from './replay.ts';
import { makeReport } from './report.ts';

/** How closely reports are looked at. */
export interface Scrutiny {
  /** As many pictures of a session as are looked at; of a longer one every second, third, … */
  readonly screens: number;
  readonly plant: Plant | null;
}

const spread = (steps: readonly number[], most: number): readonly number[] => {
  const each = Math.max(1, Math.ceil(steps.length / most));
  return steps.filter((_, index) => index % each === 0);
};

/** Makes a report as the person at the desk does, and opens it as support does. */
export const judgeReport = async (desk: Desk, house: House, { screens, plant }: Scrutiny, { counts, sizes }: Tally, complaints: Complaints): Promise<void> => {
  const { bytes, report } = await makeReport(desk);
  counts.reports += 1;
  sizes.push(bytes.length);
  const personal = personalOf(desk.stock.practice, desk.mind.typed, [desk.username, PASSWORD, 'نگار', 'سپهری']);
  const judged = plant ? planted(report, plant, personal) : report;
  const found = new Set<Oracle>();
  const find = (oracle: Oracle, what: string): void => {
    found.add(oracle);
    if (plant === null || oracle !== FOUND_AS[plant]) desk.find(oracle, what);
  };
  for (const { value, place } of leaksIn(judged, personal)) find('personal values in reports', `«${value}» at ${place}`);
  const tape = tapeOf(judged, house.root);
  for (const divergence of divergencesIn(tape)) find('false divergences', divergence);
  for (const broken of brokenOnTape(tape, house.knowledge)) find('broken promises', broken);
  if (plant && !found.has(FOUND_AS[plant])) desk.find(FOUND_AS[plant], 'what was planted was not found');
  const steps = spread(turnEnds(tape), screens);
  const broken = await house.support.look(desk.proxy.url, bytes, steps, complaints);
  counts['recorded screens seen'] += steps.length;
  for (const step of broken) find('recorded screens that broke', `step ${step + 1}, ${tape.steps[step]?.workflow}`);
};
