import { vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { narrations } from '../../../../src/composition/narrations.ts';
import { actorAt } from '../../../../src/machines/fold/restore.ts';
import { type Tape, type Winding, windTape } from '../../../../src/machines/viewer/tape.ts';
import type { Failure } from '../../../../src/schema/kit/failure.ts';
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

/** What happens to a world, one thing after the other, on a clock that stands still: what is said to a workflow, and what becomes of a call. */
export const living = (world: World) => {
  const settled = async (port: string, end: (call: World['calls'][number]) => void) => {
    const at = world.calls.findIndex((each) => each.port === port);
    const [call] = at < 0 ? [] : world.calls.splice(at, 1);
    if (!call) throw new Error(`Nobody waits for ${port}.`);
    end(call);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    say: async (path: string, event: object) => {
      (actorAt(world.actor, path) as AnyActorRef & { readonly send: (event: object) => void }).send(event);
      await vi.advanceTimersByTimeAsync(0);
    },
    answer: (port: string, output: unknown) => settled(port, (call) => call.resolve(output)),
    fail: (port: string, failure: Failure) => settled(port, (call) => call.reject(failure)),
  };
};
