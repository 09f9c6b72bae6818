/** Playwright's reporter of how long each file of stories took: in the place that `MATAB_TIMES` names, for `steps.mjs` to read. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';

export default class {
  #rows = new Map();

  printsToStdio() {
    return false;
  }

  onTestEnd(test, result) {
    const file = path.relative(root, test.location.file);
    const row = this.#rows.get(file) ?? { file, kind: 'stories', seconds: 0, passed: 0, failed: 0 };
    row.seconds += result.duration / 1000;
    row[result.status === 'passed' ? 'passed' : 'failed'] += 1;
    this.#rows.set(file, row);
  }

  onEnd() {
    writeFileSync(process.env.MATAB_TIMES, JSON.stringify([...this.#rows.values()]));
  }
}
