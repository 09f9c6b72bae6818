/** Vitest's reporter of how long each file took: in the place that `MATAB_TIMES` names, for `steps.mjs` to read. */
import { writeFileSync } from 'node:fs';

export default class {
  onTestRunEnd(modules) {
    const rows = modules.map((module) => {
      const { environmentSetupDuration, collectDuration, setupDuration, duration } = module.diagnostic();
      const tests = [...module.children.allTests()].map((test) => test.result().state);
      // A file that does not even load is one failure.
      const failed = tests.filter((state) => state === 'failed').length || Number(module.state() === 'failed');
      return {
        file: module.relativeModuleId,
        kind: module.project.name,
        seconds: (environmentSetupDuration + collectDuration + setupDuration + duration) / 1000,
        passed: tests.filter((state) => state === 'passed').length,
        failed,
      };
    });
    writeFileSync(process.env.MATAB_TIMES, JSON.stringify(rows));
  }
}
