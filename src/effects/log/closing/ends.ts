import type { Kept, OwnerKey } from '../../../schema/session/keeping.ts';
import type { BeginOptions } from '../beginning.ts';
import { type HealthBoard, troubleOf } from '../health.ts';
import type { Recording } from '../recording/recording.ts';
import { rememberPlace } from '../session/claim.ts';
import type { Reader } from '../session/reader.ts';
import type { Program } from '../session/segment.ts';
import type { Translators } from '../session/succession.ts';
import { untilItComes } from '../until-it-comes.ts';
import type { Closing } from './gather.ts';
import { ownKey } from './key.ts';
import type { Returned } from './open.ts';

/** How sessions of persons end and are come back to. */
export interface Ends {
  /**
   * The end of a person's session, `wanted` when they left by themselves: what they began waits for them, and nothing else
   * of what was recorded stays on this device. Nothing is recorded until `beginAnew`.
   */
  readonly close: (wanted: boolean) => Promise<Kept>;
  /** Recording goes on, from a program that holds nobody's data any more. */
  readonly beginAnew: () => Promise<void>;
  /** Resolves when the disguised form of what was closed is kept. */
  readonly disguised: () => Promise<void>;
  /** Puts back what waits for a person who is about to be signed in. */
  readonly open: (username: string, key: OwnerKey | null, admit: () => void) => Promise<Returned>;
  /** Puts back what waits for whoever is signed in under another password; nobody is led away from what they have begun since. */
  readonly openFormer: (password: string) => Promise<Returned>;
  /** Gives up the running session for one that was put back, before the page is loaded anew. */
  readonly giveWay: (returned: Returned) => Promise<void>;
}

interface EndsOptions {
  readonly program: Program;
  readonly read: Reader;
  readonly parting: (leaving: {
    readonly root: BeginOptions['root'];
    readonly checkpoint: Parameters<Closing['parting']>[0];
    readonly wanted: boolean;
  }) => ReturnType<Closing['parting']>;
  readonly health: HealthBoard;
  /** Whether somebody is signed in on this device now, in whichever tab. */
  readonly isSignedIn: () => boolean;
  /** The running program's recording, once it is there. */
  readonly current: () => Promise<{ readonly recording: Recording; readonly translators: Translators }>;
}

type Known = Translators & Pick<BeginOptions, 'onMissing' | 'onClosing'>;

const tools = () => untilItComes(() => import('../tools.ts'));
const returning = () => untilItComes(() => import('./open.ts'));

/** What the log does of them by itself. */
interface OwnEnds {
  /** Answers what became of what was begun. */
  readonly closeLeft: (known: Known) => Promise<Kept>;
  /** Says to the health of the log whether there is a key under which work can wait. */
  readonly noteKey: () => Promise<void>;
}

export const createEnds = ({ program, read, parting, health, current, isSignedIn }: EndsOptions): Ends & OwnEnds => {
  let telling: Promise<void> = Promise.resolve();
  const report = (what: string, error: unknown): void => {
    health.set({ trouble: troubleOf(error) });
    // biome-ignore lint/suspicious/noConsole: a fault of the program or of the device, which says a place and never a value
    console.error(what, error);
  };

  /** Closes sessions, and makes the disguised form of what they recorded beside what comes next. */
  const closeAll = async (known: Known, own: Recording | null, wanted: boolean): Promise<Kept> => {
    const { closeSessions, keepDisguised } = await tools();
    const closing: Closing = {
      program,
      isSignedIn,
      parting: (checkpoint, left) => parting({ root: known.root, checkpoint, wanted: left }),
      recovered: async (loaded) => (await read(loaded, known)).recovered,
    };
    const { kept, told, trouble } = await closeSessions(closing, own, wanted);
    if (trouble !== null) report('What was recorded could not be closed.', trouble);
    telling = keepDisguised(known, told);
    telling.catch((error: unknown) => report('What was recorded could not be disguised.', error));
    return kept;
  };

  /** Whoever left is gone from this device before anybody sees a page. */
  const closeLeft = async (known: Known, atStart = true): Promise<Kept> => {
    const { isLeftOpen } = await returning();
    if (!(await isLeftOpen(Date.now(), atStart))) return 'nothing';
    known.onClosing?.();
    return closeAll(known, null, true);
  };

  const noteKey = async (): Promise<void> => {
    health.set({ keeps: (await ownKey()) !== null });
  };

  return {
    close: async (wanted) => {
      const { recording, translators } = await current();
      return closeAll(translators, recording, wanted);
    },
    noteKey,
    closeLeft,
    beginAnew: async () => {
      const { beginAnew } = await tools();
      const { recording } = await current();
      await beginAnew(program, recording, health);
    },
    disguised: () => telling,
    open: async (username, key, admit) => {
      const { openWaiting } = await returning();
      // What an end could not close, and whose it was, is settled before somebody else is let in.
      // Whoever signs in does not wait for what another page keeps from being deleted.
      if (key && !isSignedIn())
        await closeLeft((await current()).translators, false).catch((error: unknown) => report('What was left could not be closed.', error));
      const returned = await openWaiting(username, key, admit);
      if (returned.trouble !== undefined) report('The key could not be held.', returned.trouble);
      await noteKey();
      return returned;
    },
    openFormer: async (password) => {
      const { openFormer } = await returning();
      const returned = await openFormer(password);
      return program.unfinished() ? { ...returned, place: null } : returned;
    },
    giveWay: async ({ place }) => {
      const { recording } = await current();
      await recording.segment().close();
      if (place) rememberPlace(place);
    },
  };
};
