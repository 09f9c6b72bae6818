/**
 * Playwright's reporter of how long each file of stories took: in the place that `MATAB_TIMES` names, for `steps.mjs` to read.
 *
 * A story that only its second try told counts as passed and is named; more than a slip now and then of a busy machine fail the run.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isTooMany } from '../../tests/model/second-try.ts';
import { root } from '../project.mjs';

export default class {
  #rows = new Map();
  #stories = new Set();

  printsToStdio() {
    return false;
  }

  #rowOf(test) {
    const file = path.relative(root, test.location.file);
    const row = this.#rows.get(file) ?? { file, kind: 'stories', seconds: 0, passed: 0, failed: 0 };
    this.#rows.set(file, row);
    return row;
  }

  onTestEnd(test, result) {
    this.#rowOf(test).seconds += result.duration / 1000;
    this.#stories.add(test);
  }

  onEnd() {
    for (const story of this.#stories) this.#rowOf(story)[story.ok() ? 'passed' : 'failed'] += 1;
    const unsteady = [...this.#stories].filter((story) => story.outcome() === 'flaky');
    for (const story of unsteady) process.stdout.write(`unsteady, told by its second try: ${story.titlePath().filter(Boolean).join(' › ')}\n`);
    writeFileSync(process.env.MATAB_TIMES, JSON.stringify([...this.#rows.values()]));
    return isTooMany(unsteady.length, this.#stories.size) ? { status: 'failed' } : undefined;
  }
}
