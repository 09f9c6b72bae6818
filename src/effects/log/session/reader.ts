import type { AnyStateMachine } from 'xstate';
import type { Earlier } from '../../../machines/fold/salvage.ts';
import type { Editions } from '../../../machines/kit/migrations.ts';
import { pause } from '../../../schema/log/file/pace.ts';
import type { BeginOptions } from '../beginning.ts';
import type { Rescue } from '../disk/rescue.ts';
import { untilItComes } from '../until-it-comes.ts';
import { earlierBundle, UnusableBundle } from './earlier.ts';
import { type Loaded, namesNeeded, type Recovered, recover } from './find.ts';

export interface ReaderOptions {
  /** Content hash of this program's machines. */
  readonly bundle: string;
  readonly editions: Editions;
  readonly onUnusable: (fault: unknown) => void;
}

/** What became of a session that was read. */
export interface Read {
  readonly recovered: Recovered | Rescue;
  /** It was written by another release and read without what that one left. */
  readonly guessed: boolean;
}

/**
 * Reads what was left on the device, by whichever release.
 *
 * The release that wrote a log reads it, with what it left; where that is kept no more, or cannot be used, today's
 * machines do: somebody is in the middle of something, and to wait for what does not come would keep them from it. What
 * they read otherwise than it was written is rescued, and the user is told to look at what they had entered.
 */
export const createReader = ({ bundle, editions, onUnusable }: ReaderOptions) => {
  const readerOf = async (wrote: string): Promise<{ readonly fold: Earlier | null; readonly guessed: () => boolean }> => {
    let guessed = false;
    const unusable = (fault: unknown): null => {
      guessed = true;
      onUnusable(fault);
      return null;
    };
    const earlier = wrote === bundle ? null : await earlierBundle(wrote).catch(unusable);
    const fold: Earlier = (log) => {
      try {
        return earlier?.fold(log) ?? null;
      } catch (error) {
        return unusable(new UnusableBundle(wrote, 'broken', error));
      }
    };
    return { fold: earlier && fold, guessed: () => guessed };
  };

  return async (loaded: Loaded, { root, load, onMissing }: Pick<BeginOptions, 'load' | 'onMissing'> & { readonly root: AnyStateMachine }): Promise<Read> => {
    // A part that does not come now is no reason to give up a session.
    const names = namesNeeded(loaded.stored);
    await untilItComes(() => load(names), onMissing);
    const { fold, guessed } = await readerOf(loaded.stored.header.bundle);
    const recovered = await recover({ root, bundle, editions, earlier: fold }, loaded);
    // What was folded is drawn next: the page gets its turn between two long tasks.
    await pause('user-visible');
    return { recovered, guessed: guessed() };
  };
};

export type Reader = ReturnType<typeof createReader>;
