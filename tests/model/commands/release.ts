import path from 'node:path';
import type { Report } from '../../../src/schema/log/report.ts';
import type { narrator } from '../../../src/views/viewer/words/narrate.ts';
import { bundleHash } from '../../../tools/bundle.ts';
import { bundleOf } from '../../../tools/report/product.ts';
import { firstDifference } from '../../kept/replay.ts';

const AT_ONCE = 1000;

/**
 * What is to be known of a report that another release wrote, or a part of it: with the machines that it left, where they are kept
 * and wrote all of it, whether the report comes out as it was recorded. Null for a report of this release.
 */
export const anotherRelease = async ({ parts, ...report }: Report, narrate: ReturnType<typeof narrator>): Promise<string | null> => {
  const own = bundleHash(path.resolve(import.meta.dirname, '../../..'));
  const others = parts.map(({ header }) => header).filter(({ bundle }) => bundle !== own);
  const header = others.at(-1);
  if (header === undefined) return null;
  const whole = parts.every(({ header: { bundle } }) => bundle === header.bundle);
  const written = `${whole ? 'It was' : 'Parts of it were'} written by another build of the program (release ${header.appVersion}, build ${header.bundle}); what is kept is what the machines of this checkout make of it.`;
  if (!whole) return `${written}\nNo one build wrote all of it, so a difference below may be a machine that changed or a file that did.`;
  const earlier = await bundleOf(header.bundle);
  if (earlier === null)
    return `${written}\nThat build's own machines are not kept here, so a difference below may be a machine that changed or a file that did.`;
  const winding = earlier.wind({ parts, ...report });
  while (winding.wind(AT_ONCE));
  const differs = firstDifference(winding.tape(), narrate);
  return differs === null
    ? `${written}\nWith that build's own machines it comes out as it was recorded: a difference below is a machine that changed since.`
    : `${written}\nEven with that build's own machines it does not come out as it was recorded, so its file or its disguise changed it: ${differs}`;
};
