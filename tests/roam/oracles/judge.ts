import type { Desk } from '../drive/desk.ts';
import type { Tally } from '../tally.ts';
import type { Complaints } from '../world/device.ts';
import type { House } from '../world/house.ts';
import { PASSWORD } from '../world/program.ts';
import { leaksIn, personalOf } from './leaks.ts';
import { divergencesIn, tapeOf, turnEnds } from './replay.ts';
import { makeReport } from './report.ts';

/** As many pictures of a session as are looked at; of a longer one every second, third, … */
const MOST = Number(process.env.ROAM_SCREENS ?? 400);

const spread = (steps: readonly number[]): readonly number[] => {
  const each = Math.ceil(steps.length / MOST);
  return steps.filter((_, index) => index % each === 0);
};

/** Makes a report as the person at the desk does, and opens it as support does. */
export const judgeReport = async (desk: Desk, { root, support }: House, { counts, sizes }: Tally, complaints: Complaints): Promise<void> => {
  const { bytes, report } = await makeReport(desk);
  counts.reports += 1;
  sizes.push(bytes.length);
  const personal = personalOf(desk.stock.practice, desk.mind.typed, [desk.username, PASSWORD, 'نگار', 'سپهری']);
  for (const leak of leaksIn(report, personal)) desk.find('personal values in reports', `«${leak}»`);
  const tape = tapeOf(report, root);
  for (const divergence of divergencesIn(tape)) desk.find('false divergences', divergence);
  const steps = spread(turnEnds(tape));
  const broken = await support.look(desk.proxy.url, bytes, steps, complaints);
  counts['recorded screens seen'] += steps.length;
  for (const step of broken) desk.find('recorded screens that broke', `step ${step + 1}, ${tape.steps[step]?.workflow}`);
};
