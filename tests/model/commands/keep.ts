/** `npm run model -- keep <file>`: makes a session of support a test that is replayed for ever (`tests/kept`). */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assembleReport } from '../../../src/effects/log/report/report.ts';
import type { Tape } from '../../../src/machines/viewer/tape.ts';
import { readReportFile } from '../../../src/schema/log/file/read.ts';
import { reportText } from '../../../src/schema/log/file/write.ts';
import { createBodies } from '../../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../../src/schema/log/lists/reading.ts';
import { UNPROCESSED } from '../../../src/schema/log/record.ts';
import type { Report } from '../../../src/schema/log/report.ts';
import { problems } from '../../../src/views/viewer/texts.ts';
import { narrator } from '../../../src/views/viewer/words/narrate.ts';
import { differsAt, firstDifference, folded } from '../../kept/replay.ts';
import { productHere } from '../story/product.ts';
import { argumentsOf, refuse } from './arguments.ts';
import { anotherRelease } from './release.ts';

const usage = 'keep <file> [--name a-patient-is-added]';
const { values, positionals } = argumentsOf({ usage, options: { name: { type: 'string' } } });
const [given = refuse(usage, 'Which file?'), ...more] = positionals;
if (more.length > 0) refuse(usage, `One file at a time, and not ${more.join(', ')} as well.`);
// npm runs this in the project's folder; files are named where the caller is.
const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
if (!existsSync(file)) refuse(usage, `There is no ${file}.`);
if (!statSync(file).isFile()) refuse(usage, `${file} is no file.`);
const read = await readReportFile(new Blob([await readFile(file)]));
if (typeof read === 'string') refuse(usage, `${path.basename(file)}: ${problems[read].title}. ${problems[read].help}`);
/** What the program calls its files, as tests are called here: `chequeMarks-1.json` becomes cheque-marks-1. */
const tidied = path
  .parse(file)
  .name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '');
const name = values.name ?? tidied;
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) refuse(usage, `A kept session is named in small letters with hyphens, and not ${name}: --name says how.`);

const { root, descriptions, areas } = await productHere();
const narrate = narrator(areas);
const about = await anotherRelease(read as Report, narrate);
if (about !== null) process.stdout.write(`${about}\n`);

/** Without what its user wrote of it, and disguised once more with a key of its own, where the file begins with the program. */
const disguised = async ({ told: _, ...report }: Report): Promise<Report> => {
  const bodies = createBodies(createReading);
  for (const [hash, rows] of Object.entries(report.bodies)) bodies.add(hash, JSON.stringify(rows));
  if (report.parts.some(({ base }) => base != null)) {
    process.stdout.write('It begins in the middle of a session, so that it is kept in the disguise that it came in: read it before it is committed.\n');
    return report;
  }
  const sessions = report.parts.map(({ header, records }) => ({ session: { header, base: null, maskedBase: null, records, bodies }, base: null }));
  const again = await assembleReport(root, descriptions, sessions, { now: sessions.at(-1)?.session.header.t0 ?? 0, breathe: () => undefined });
  // Where a second disguise would lead elsewhere, the first is kept.
  if (again.parts.every(({ differs }) => differs === null)) return { ...again, release: report.release ?? '' };
  process.stdout.write('It does not lead to the same under another disguise, and is kept in the one that it came in: read it before it is committed.\n');
  return report;
};

/** The same with each event where today's machines stand after it. */
const pinned = (report: Report, { tracks, steps }: Tape): Report => ({
  ...report,
  parts: report.parts.map((part, index) => ({
    ...part,
    records: part.records.map((record, at) => {
      const print = steps[(tracks[index]?.first ?? 0) + at]?.after?.print;
      return print === undefined || record.f === UNPROCESSED ? record : { ...record, f: print };
    }),
  })),
});

/** The same up to a step, and without it. */
const cut = (report: Report, { tracks }: Tape, step: number): Report => ({
  ...report,
  parts: report.parts.flatMap((part, index) => {
    const left = step - (tracks[index]?.first ?? 0);
    return left > 0 ? [{ ...part, records: part.records.slice(0, left) }] : [];
  }),
});

const recordsIn = ({ parts }: Report): number => parts.reduce((all, { records }) => all + records.length, 0);
let report = await disguised(read as Report);
const differs = firstDifference(folded(report, root), narrate);
if (differs !== null) {
  report = pinned(report, folded(report, root));
  process.stdout.write(`Today's machines went another way than those that wrote it, from here: ${differs}\nWhat is kept is where they stand today.\n`);
}
const tape = folded(report, root);
const still = firstDifference(tape, narrate);
if (still !== null) {
  report = cut(report, tape, differsAt(tape) ?? 0);
  const left = recordsIn(report);
  const again = firstDifference(folded(report, root), narrate);
  if (left === 0 || again !== null) refuse(usage, `It cannot be kept, for today's machines say something else: ${again ?? still}`);
  process.stdout.write(`What they do not do any more is left out, and all that came after it: ${still}\n`);
}

const folder = path.resolve(import.meta.dirname, '../../kept/sessions');
mkdirSync(folder, { recursive: true });
const place = path.join(folder, `${name}.json`);
if (existsSync(place)) refuse(usage, `There is a ${name} already: --name says another.`);
writeFileSync(place, await reportText(report));
process.stdout.write(`${recordsIn(report)} of ${recordsIn(read as Report)} events are kept.\n`);
process.stdout.write(`Kept as ${path.relative(process.cwd(), place)}; npx vitest run tests/kept replays it.\n`);
