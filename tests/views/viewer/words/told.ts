import { narrations } from '../../../../src/composition/narrations.ts';
import { type Tape, type Winding, windTape } from '../../../../src/machines/viewer/tape.ts';
import { type Bodies, createBodies } from '../../../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../../../src/schema/log/lists/reading.ts';
import { LOG_FORMAT } from '../../../../src/schema/log/record.ts';
import { REPORT_FORMAT } from '../../../../src/schema/log/report.ts';
import { narrator, type Said } from '../../../../src/views/viewer/words/narrate.ts';
import { productDescriptions, productProgram } from '../../../fold/product/program.ts';
import { createWorld, type World } from '../../../fold/sample/world.ts';

export const tell = narrator(narrations);

/** When every session here begins. */
export const T0 = Date.parse('2026-03-01T08:00:00Z');

export const wound = (winding: Winding): Tape => {
  while (winding.wind(64));
  return winding.tape();
};

/** The product with somebody signed in, and where its lists lie. */
export const begun = (path: string): { readonly world: World; readonly bodies: Bodies } => {
  const bodies = createBodies(createReading);
  const product = { rootId: 'app', program: productProgram, vocabulary: productDescriptions };
  return { bodies, world: createWorld({ ...product, bodies, t0: T0, input: { hasToken: true, path, at: T0, theme: null } }) };
};

/** What happened in a world, folded; nothing of it is disguised. */
export const tapeOf = ({ world, bodies }: ReturnType<typeof begun>): Tape => {
  world.collect();
  const header = { format: LOG_FORMAT, sid: 'told', t0: T0, appVersion: '1', bundle: '', root: 'app' };
  const lists = Object.fromEntries(bodies.take().map(([name, text]) => [name, JSON.parse(text)]));
  const parts = [{ header, base: null, records: world.records, differs: null }];
  return wound(windTape({ kind: 'matab.report', format: REPORT_FORMAT, parts, bodies: lists }, productProgram([])));
};

/** Everything that is told of a tape, in order. */
export const toldOf = (tape: Pick<Tape, 'steps'>): readonly Said[] => tape.steps.map(tell).filter((said) => said !== null);
