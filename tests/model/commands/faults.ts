/** `npm run model -- faults`: plants faults in a copy of the sources and says which generated test finds each. */
import { faults } from '../../faults/faults.ts';
import { copyOfSources } from '../../faults/planted.ts';
import { argumentsOf, refuse } from './arguments.ts';

const usage = 'faults [--kind pure | browser]';
const { values } = argumentsOf({ usage, options: { kind: { type: 'string' } } });
const kinds = ['pure', 'browser'];
if (values.kind !== undefined && !kinds.includes(values.kind)) refuse(usage, `There is no kind ${values.kind}.`);

const copy = copyOfSources();
let missed = 0;
try {
  for (const fault of faults.filter(({ kind }) => values.kind === undefined || kind === values.kind)) {
    const outcome = copy.plant(fault);
    if (outcome === 'missed') missed += 1;
    const said = outcome === 'missed' ? 'NOT FOUND' : outcome.found;
    process.stdout.write(`${fault.name} (${fault.file})\n    ${said}\n`);
  }
} finally {
  copy.remove();
}
process.exitCode = missed === 0 ? 0 : 1;
