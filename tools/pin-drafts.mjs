/**
 * `node tools/pin-drafts.mjs`: writes down anew what every form leaves on devices (`tests/fold/drafts.json`), when it was
 * changed on purpose. What earlier versions left stays written there, and what becomes of it.
 */
import { fail, run } from './project.mjs';

const done =
  run('vitest', ['run', 'tests/fold/drafts.test.ts'], { PIN_DRAFTS: '1' }) === 0 && run('biome', ['format', '--write', 'tests/fold/drafts.json']) === 0;
if (!done) fail('The drafts were not pinned: see the lines above.');
