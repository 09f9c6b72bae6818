import { list, literal, plain, struct, type ValueOf } from '../kit/shape.ts';

/** A fault of the program, without the words of the error: they may quote what a person typed. */
export const crash = struct({ _tag: literal('Crashed'), name: plain(), frames: list(plain()) });
export type Crash = ValueOf<typeof crash>;

const FRAMES = 5;

/** What may be kept of something that was thrown. */
export const crashOf = (thrown: unknown): Crash => {
  if (!(thrown instanceof Error)) return { _tag: 'Crashed', name: typeof thrown, frames: [] };
  const lines = (thrown.stack ?? '').split('\n');
  const frames = lines.flatMap((line) => /([\w$.-]+\.[cm]?[jt]sx?(?:\?[\w=]*)?:\d+:\d+)\)?$/.exec(line.trim())?.[1] ?? []);
  return { _tag: 'Crashed', name: /^\w{1,40}$/.test(thrown.name) ? thrown.name : 'Error', frames: frames.slice(0, FRAMES) };
};
