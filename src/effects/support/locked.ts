import { Effect } from 'effect';
import type { lockedWorkflow } from '../../schema/app/locked-workflow.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import type { Keeping } from '../../schema/session/keeping.ts';
import { Platform } from '../kit/platform.ts';
import type { PortEffects } from '../kit/ports.ts';

const withKeeping = <A>(use: (keeping: Keeping) => Promise<A>): Effect.Effect<A, Failure, Platform> =>
  Effect.flatMap(Platform, ({ keeping }) =>
    Effect.tryPromise({
      try: () => use(keeping),
      catch: (fault): Failure => {
        // biome-ignore lint/suspicious/noConsole: a fault of the program or of the device, which says a place and never a value
        console.error('What waits could not be reached.', fault);
        return { _tag: 'Unreadable', where: 'log' };
      },
    }),
  );

/** Opens what waits with the former password from the vault; where there is something to go on with, the page goes and nobody is answered. */
const openLocked = Effect.fnUntraced(function* () {
  const { vault } = yield* Platform;
  const password = vault.take('formerPassword').trim();
  // It went with the page in which it was typed.
  if (password === '') return yield* Effect.fail<Failure>({ _tag: 'NotSent', lacking: 'part' });
  const { opened, locked, goOn } = yield* withKeeping(({ openFormer }) => openFormer(password));
  if (goOn) yield* withKeeping(goOn);
  return { opened, left: locked };
});

const lockedEffects: PortEffects<typeof lockedWorkflow> = {
  openLocked,
  discardLocked: () =>
    Effect.as(
      withKeeping(({ discard }) => discard()),
      {},
    ),
};

export const effects = { locked: lockedEffects };
