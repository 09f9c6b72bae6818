import { Effect } from 'effect';
import { Platform } from '../platform.ts';
import { TIMEOUT_MILLIS } from '../transport/exchange.ts';

type Release = () => void;

const LONGEST_WAIT_MILLIS = 1.2 * TIMEOUT_MILLIS;

/** Waits for a lock that all tabs share. A browser without such locks, or one that forbids them, lets everybody in. */
const acquire = (locks: Pick<LockManager, 'request'>, name: string): Effect.Effect<Release> =>
  Effect.callback<Release>((resume) => {
    const control = new AbortController();
    let release: Release = () => control.abort();
    const held = () =>
      new Promise<void>((free) => {
        release = free;
        resume(Effect.succeed(free));
      });
    locks.request(name, { signal: control.signal }, held).catch(() => resume(Effect.succeed(() => {})));
    return Effect.sync(() => release());
  });

/**
 * Runs `work` while no other tab runs work of the same name. A tab that keeps the lock for longer than a call can take is
 * frozen or broken: then the work runs without it.
 */
export const acrossTabs = <A, E, R>(name: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Platform> =>
  Effect.flatMap(Platform, ({ locks }) => {
    if (locks === null) return work;
    const entered = Effect.timeoutOrElse(acquire(locks, name), { duration: LONGEST_WAIT_MILLIS, orElse: () => Effect.succeed<Release>(() => {}) });
    return Effect.uninterruptibleMask((restore) => Effect.flatMap(restore(entered), (release) => Effect.ensuring(restore(work), Effect.sync(release))));
  });
