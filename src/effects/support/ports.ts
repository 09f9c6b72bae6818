import { Effect } from 'effect';
import type { rescueWorkflow } from '../../schema/app/rescue-workflow.ts';
import type { supportWorkflow } from '../../schema/app/support-workflow.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { Platform, type Support } from '../kit/platform.ts';
import type { PortEffects } from '../kit/ports.ts';

/** What the log cannot do, it cannot do for a reason of the device: there is no provider in it. */
const withLog = <A>(use: (support: Support, signal: AbortSignal) => Promise<A>): Effect.Effect<A, Failure, Platform> =>
  Effect.flatMap(Platform, ({ support }) =>
    Effect.tryPromise({
      try: (signal) => use(support, signal),
      catch: (fault): Failure => {
        // biome-ignore lint/suspicious/noConsole: a fault of the program or of the device, which support has no other way to hear of
        console.error('The log could not do what it was asked for.', fault);
        return { _tag: 'Unreadable', where: 'log' };
      },
    }),
  );

const supportEffects: PortEffects<typeof supportWorkflow> = {
  prepareReport: () => withLog(async ({ prepareReport }, signal) => ({ bytes: await prepareReport(signal) })),
  sendReport: ({ told }) => withLog(async ({ sendReport }) => ({ delivered: await sendReport(told) })),
  deleteLog: () =>
    Effect.as(
      withLog(({ deleteLog }) => deleteLog()),
      {},
    ),
};

const rescueEffects: PortEffects<typeof rescueWorkflow> = {
  readRescued: ({ owner }) => withLog(async ({ readRescued }) => ({ drafts: await readRescued(owner ?? null) })),
  discardRescued: ({ key }) =>
    Effect.as(
      withLog(({ discardRescued }) => discardRescued(key)),
      {},
    ),
};

export const effects = { support: supportEffects, rescue: rescueEffects };
