/**
 * `node tools/record-release.mjs`, when a release is made: keeps what reads its logs and a session that it recorded, for
 * `tests/fold/golden.test.ts` to ask of every later release that it can be gone on with. Both files are committed.
 *
 * The session is the one that the test tells, written only when nothing personal is in it and it folds as it was lived.
 */
import path from 'node:path';
import { bundleHash } from './bundle.ts';
import { fail, root, run } from './project.mjs';

const golden = path.join(root, 'tests', 'fold', 'golden');
const file = path.join(golden, `a-patient-is-added.${bundleHash(root)}.json`);

const recorded =
  run('node', ['tools/emit-bundle.mjs', path.join(golden, 'releases')]) === 0 &&
  run('vitest', ['run', 'tests/fold/golden.test.ts', '--testNamePattern', 'a report of a session'], { GOLDEN_FILE: file }) === 0 &&
  run('biome', ['format', '--write', file]) === 0;
if (!recorded) fail('The release was not recorded: see the lines above.');
