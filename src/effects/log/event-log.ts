import type { AnyActorRef } from 'xstate';
import type { Checkpoint } from '../../machines/fold/tree.ts';
import type { RescuedDraft } from '../../schema/app/rescue-workflow.ts';
import { type Bodies, createBodies } from '../../schema/log/lists/bodies.ts';
import { nothingLeft } from '../../schema/log/lists/nothing-left.ts';
import type { Beginning, BeginOptions, Begun, LogOptions } from './beginning.ts';
import { createEnds, type Ends } from './closing/ends.ts';
import { bringCipher } from './disk/journal.ts';
import { freeName } from './disk/weeks.ts';
import type { Barrier, Prepare } from './effect-actor.ts';
import { touched } from './first-touch.ts';
import type { HealthBoard } from './health.ts';
import { createRecording, type Recording } from './recording/recording.ts';
import type { Reader } from './session/reader.ts';
import { newSegment, type Segment } from './session/segment.ts';
import type { Translators } from './session/succession.ts';
import { untilItComes } from './until-it-comes.ts';

/** The log of a program, loaded when it is needed. */
export interface EventLog extends Ends {
  /** Goes on with what was left on this device, or begins. */
  readonly begin: (options: BeginOptions) => Promise<Begun>;
  /** Records a program that has begun already. */
  readonly join: (beginning: Beginning) => Promise<void>;
  readonly barrier: Barrier;
  readonly prepare: Prepare;
  /** The session as the text of one disguised file; `signal` says that nobody waits for it any more. */
  readonly report: (signal?: AbortSignal) => Promise<string>;
  /** Deletes every log on this device; recording goes on. */
  readonly wipe: () => Promise<void>;
  /** Drafts that could not be gone on with, of one user and of nobody in particular. */
  readonly rescued: (owner: string | null) => Promise<readonly RescuedDraft[]>;
  readonly discard: (key: string) => Promise<void>;
}

/** Tidying up waits for so long, in milliseconds, so that signing in and a first visit go first. */
const TIDIED_AFTER = 60_000;

/** Loaded when it is needed: tried once where a person asked, who can ask again, and until it comes where nobody did. */
const tools = () => import('./tools.ts');
const toolsInTime = () => untilItComes(tools);
/** Where nothing was left, nothing of it is needed. */
const resuming = () => import('./session/resuming.ts');

export const createEventLog = (options: LogOptions, health: HealthBoard): EventLog => {
  const { descriptions, onRefused = () => {}, onUnusable = () => {}, bundle, migrations = () => undefined } = options;
  const { isUnfinished = () => false, isSignedIn = () => true, parting = () => Promise.resolve(null) } = options;
  const read: Reader = async (...left) => {
    const { createReader, editionsOf } = await untilItComes(resuming);
    return createReader({ bundle, editions: editionsOf(descriptions, migrations), onUnusable })(...left);
  };
  let recording: Recording | null = null;
  let translators: Translators | null = null;
  let isHere = (): boolean => true;
  let hasBegun = (): void => {};
  let hasFailed = (_: unknown): void => {};
  const begun = new Promise<void>((resolve, reject) => {
    hasBegun = resolve;
    hasFailed = reject;
  });
  // Nobody need ask for it.
  begun.catch(() => undefined);
  let joining: Promise<void> | null = null;
  const asked = (question: (root: AnyActorRef) => boolean) => () => {
    const root = recording?.root() ?? null;
    return root !== null && question(root);
  };
  const program = { ...options, unfinished: asked(isUnfinished), signedIn: asked(isSignedIn) };

  /** A program that began without its log is joined by it a moment later. */
  const current = async (): Promise<{ readonly recording: Recording; readonly translators: Translators }> => {
    await begun;
    if (recording === null || translators === null) throw new Error('The log has not begun.');
    return { recording, translators };
  };

  const ends = createEnds({ program, read, parting, health, current, isSignedIn: () => isHere() });

  const { closeLeft, noteKey, openFormer, ...others } = ends;

  const recordTo = (segment: Segment, bodies: Bodies, t0: number, from: Checkpoint | null): Recording => {
    const created = createRecording({ descriptions, health, bodies, t0, from, onRefused }, segment);
    segment.onWiped(created.anchor);
    recording = created;
    hasBegun();
    return created;
  };

  const count = async (): Promise<void> => {
    const { counted } = await toolsInTime();
    health.set(await counted());
  };

  /** From the start: what must not be lost when the page goes, and the housekeeping. */
  const watch = (own: Recording, known: Translators, goesOn: boolean): void => {
    let isKept = false;
    window.addEventListener('pagehide', ({ persisted }) => {
      own.drain();
      own.segment().appender.hurry();
      isKept = persisted && health.get().persisted;
      if (isKept) own.end();
    });
    // What the browser kept of a page knows nothing of what was done since, maybe in this very session: it begins anew, from what is on the disk, where anything is.
    window.addEventListener('pageshow', () => {
      if (!isKept) return;
      own.segment().appender.stop();
      window.location.reload();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void own.segment().rest();
    });
    const tidy = () => void toolsInTime().then(({ startUpkeep }) => startUpkeep({ ...known, count }, own));
    if (program.signedIn()) void noteKey();
    // For whoever goes on in the next turn, and no later: with it comes what a sign-out needs, and the network may go.
    setTimeout(tidy, program.signedIn() && goesOn ? 0 : TIDIED_AFTER);
  };

  const joined = async ({ actor, root, load: bring, isSignedIn: asks, t0, heard, divert }: Beginning): Promise<void> => {
    isHere = asks ?? isHere;
    translators = { root, descriptions, load: bring };
    const own = recordTo(newSegment(program, { t0, bare: true, week: freeName(Date.now()) }, health), createBodies(nothingLeft), t0, null);
    own.follow(actor);
    for (const [event, moment] of heard) own.recorder.inspect(event, moment);
    divert(own.recorder.inspect);
    own.drain();
    void touched.then(bringCipher);
    watch(own, translators, false);
  };

  const join = (beginning: Beginning): Promise<void> => {
    joining = joined(beginning);
    joining.catch(hasFailed);
    return joining;
  };

  const begin = async (opening: BeginOptions): Promise<Begun> => {
    const known = { root: opening.root, descriptions, load: opening.load };
    translators = known;
    isHere = opening.isSignedIn ?? isHere;
    // What goes on reads the journal, and so has what enciphers: it is there before anything can be typed.
    const [{ goOn }] = await Promise.all([untilItComes(resuming, opening.onMissing), bringCipher()]);
    return goOn(opening, { program, health, read, closeLeft, recordTo, watch: (own) => watch(own, known, true), join, count });
  };

  return {
    ...others,
    begin,
    join,
    prepare: (port) => recording?.prepare(port),
    barrier: async () => {
      // The turn that asks is not over: what it says is drained in the microtasks before this goes on.
      await (joining ?? Promise.resolve());
      await recording?.segment().appender.barrier();
    },
    openFormer: async (password) => {
      const returned = await openFormer(password);
      await count();
      return returned;
    },
    report: async (signal) => {
      const { recording: own, translators: known } = await current();
      const { reportOf } = await tools();
      return reportOf(known, own, signal);
    },
    wipe: async () => {
      const { recording: own, translators: known } = await current();
      const { wipe } = await tools();
      await wipe(known, own, program, health);
      await count();
    },
    rescued: async (owner) => {
      const { rescuedDrafts, shownDrafts } = await tools();
      return shownDrafts(await rescuedDrafts(Date.now()), owner);
    },
    discard: async (key) => {
      const { discardRescued } = await tools();
      await discardRescued(key);
      await count();
    },
  };
};
