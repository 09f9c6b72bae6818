/**
 * Tells one report in sentences, or sorts the faults of several; `--json` for other programs. Ends with 1 when a file could
 * not be read, after the others were.
 */
import path from 'node:path';
import { narrator } from '../../src/views/viewer/words/narrate.ts';
import { bundleHash } from '../bundle.ts';
import { groupsOf } from './group.ts';
import { openReport } from './open.ts';
import { groupsText, jsonText, sessionText, unreadText } from './print.ts';
import { narrations, program } from './product.ts';
import { sessionOf } from './session.ts';

const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));
const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--json');
if (files.length === 0 || unknown.length > 0) {
  process.stderr.write('npm run report -- [--json] <file…>\n');
  process.exit(2);
}

const reading = { root: await program(), bundle: bundleHash(path.resolve(import.meta.dirname, '../..')) };
const narrate = narrator(await narrations());
const sessions = [];
const unread = [];
for (const file of files) {
  const opened = await openReport(file, reading);
  if ('problem' in opened) unread.push(opened);
  else sessions.push(sessionOf(opened, narrate));
}
const groups = groupsOf(sessions);
const [only] = sessions;

// Among many, nobody's own words: what is sorted holds nothing of anybody.
const told = sessions.length > 1 ? sessions.map((session) => ({ ...session, told: null })) : sessions;
if (args.includes('--json')) process.stdout.write(`${jsonText({ sessions: told, groups, unread })}\n`);
else {
  if (only) process.stdout.write(`${files.length === 1 ? sessionText(only) : groupsText(sessions, groups)}\n`);
  for (const one of unread) process.stderr.write(`${unreadText(one)}\n`);
}
process.exitCode = unread.length > 0 ? 1 : 0;
