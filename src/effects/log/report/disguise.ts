import type { AnyStateMachine } from 'xstate';
import { createFold, type Fold } from '../../../machines/fold/fold.ts';
import type { Persisted } from '../../../machines/fold/inert.ts';
import { settle } from '../../../machines/fold/settle.ts';
import { type Checkpoint, checkpointOf, placeCheckpoint } from '../../../machines/fold/tree.ts';
import { type Descriptions, withBodies } from '../../../schema/log/codec.ts';
import { pace } from '../../../schema/log/file/pace.ts';
import { type Breathe, inSteps } from '../../../schema/log/file/steps.ts';
import type { Bodies } from '../../../schema/log/lists/bodies.ts';
import { MissingBody } from '../../../schema/log/lists/missing-body.ts';
import type { MaskKey } from '../../../schema/log/mask/disguise.ts';
import { type MaskedList, maskedLog } from '../../../schema/log/mask/mask.ts';
import { actorPath, type LogRecord, type SessionHeader } from '../../../schema/log/record.ts';
import type { ReportPart } from '../../../schema/log/report.ts';
import { Refused } from '../../../schema/log/walk.ts';
import { everything, type Needed } from './needed.ts';

/** A session from its beginning, with the lists it refers to. */
export interface WholeSession {
  readonly header: SessionHeader;
  /** Where it begins when it goes on from another session. */
  readonly base: Checkpoint | null;
  /** The same beginning disguised; without it the session can be read but not folded. */
  readonly maskedBase: Checkpoint | null;
  readonly records: readonly LogRecord[];
  readonly bodies: Bodies;
}

export interface Disguised {
  readonly part: ReportPart;
  readonly bodies: ReadonlyMap<string, readonly unknown[]>;
  /** How many rows of a list were left out, by its name. */
  readonly leftOut: ReadonlyMap<string, number>;
  /** Where the disguised session ends: the disguised beginning of what goes on from it; null when it cannot be folded. */
  readonly end: Checkpoint | null;
}

export interface DisguiseOptions {
  readonly key: MaskKey;
  /** Which rows of cached lists stay; all of them unless given. */
  readonly needed?: Needed;
  /** Where it gives way to the page. */
  readonly breathe?: Breathe;
}

const WEEK_MILLIS = 7 * 86_400_000;

/** Who speaks which language, for actors that began before the first record. */
const speakersIn = (tree: Persisted, path: string, name: string, into = new Map<string, string>()): Map<string, string> => {
  into.set(path, name);
  for (const [id, { src, snapshot }] of Object.entries(tree.children)) {
    if ('children' in (snapshot as object)) speakersIn(snapshot as Persisted, actorPath(path, id), src, into);
  }
  return into;
};

const foldFrom = (root: AnyStateMachine, rootId: string, base: Checkpoint | null): Fold => {
  const fold = createFold({ root });
  if (base) placeCheckpoint(fold, root, rootId, base);
  return fold;
};

/** What a fold finds at each record that does not agree with the log, as the viewer finds it. */
const faultsOf = (fold: Fold) => {
  let known = 0;
  return (): string => {
    if (known === fold.divergences.length) return '';
    const fresh = fold.divergences.slice(known);
    known = fold.divergences.length;
    return fresh.map(({ kind, path }) => `${kind} ${path}`).join();
  };
};

/** A session and its disguise, folded beside each other. */
interface Folds {
  readonly original: Fold;
  readonly disguised: Fold;
  /** Whether both found the same faults since it was asked last. */
  readonly agree: () => boolean;
}

/**
 * Both as they begin; null where one beginning is not there, or where the machines of today have no such state any more, which only
 * those that go on from it migrate: then what happened is told, and not folded.
 */
const begun = (root: AnyStateMachine, rootId: string, base: Checkpoint | null, maskedBase: Checkpoint | null): Folds | null => {
  if (base !== null && maskedBase === null) return null;
  try {
    const [original, disguised] = [foldFrom(root, rootId, base), foldFrom(root, rootId, maskedBase)];
    const [faults, faultsInDisguise] = [faultsOf(original), faultsOf(disguised)];
    return { original, disguised, agree: () => faults() === faultsInDisguise() };
  } catch {
    return null;
  }
};

/** A beginning without the rows of cached lists that are not needed. */
const thinned = (base: Checkpoint | null, needed: Needed): Checkpoint | null => {
  if (base === null) return null;
  const children = Object.entries(base.tree.children).map(([id, child]) => {
    const { context } = child.snapshot as { readonly context?: { readonly rows?: unknown } };
    if (!child.src.startsWith('resource:') || !Array.isArray(context?.rows)) return [id, child] as const;
    const rows = context.rows.filter((row) => needed(child.src, row));
    return [id, { ...child, snapshot: { ...(child.snapshot as object), context: { ...context, rows } } }] as const;
  });
  return { ...base, tree: { ...base.tree, children: Object.fromEntries(children) } };
};

const revived = (record: LogRecord, bodies: Pick<Bodies, 'get'>): LogRecord => (record.b ? { ...record, e: withBodies(record.e, bodies) } : record);

/** A record with its lists; null where one is not in the log any more. */
const wholeOf = (record: LogRecord, bodies: Pick<Bodies, 'get'>): LogRecord | null => {
  try {
    return revived(record, bodies);
  } catch (error) {
    if (error instanceof MissingBody) return null;
    throw error;
  }
};

/** What of a header is for support: nothing by which what lies on the device can be opened, nor whose it is, nor when that really was. */
const told = ({ format, sid, t0, appVersion, bundle, root, bare }: SessionHeader, { weeks }: MaskKey): SessionHeader => ({
  ...{ format, sid, t0: t0 + weeks * WEEK_MILLIS, appVersion, bundle, root },
  ...(bare === undefined ? {} : { bare }),
});

/**
 * Disguises a session and folds it beside the original, record by record: neither where a workflow stands nor what it
 * says to others must change by what it holds or by rows that are left out.
 */
export const disguiseSession = async (
  root: AnyStateMachine,
  descriptions: Descriptions,
  session: WholeSession,
  { key, needed = everything, breathe = pace() }: DisguiseOptions,
): Promise<Disguised> => {
  const { header, base, records, bodies: originals } = session;
  const maskedBase = thinned(session.maskedBase, needed);
  const known = base ? speakersIn(base.tree, header.root, root.id) : new Map<string, string>();
  const masked = maskedLog(descriptions, originals, { key, known, sid: header.sid, needed });
  const folds = begun(root, header.root, base, maskedBase);
  const bodies = new Map<string, readonly unknown[]>();
  const leftOut = new Map<string, number>();
  const result: LogRecord[] = [];
  let differs: number | null = null;

  /** Takes in the lists that a record refers to; false where one is not in the log any more. */
  const listed = async (lists: readonly MaskedList[]): Promise<boolean> => {
    try {
      for (const { name, rows } of lists) {
        const list = await inSteps(rows(), breathe);
        bodies.set(name, list.rows);
        if (list.leftOut > 0) leftOut.set(name, list.leftOut);
      }
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  };

  for (const record of records) {
    const pause = breathe();
    if (pause) await pause;
    const told = masked.mask(record);
    // What refers to a list that is lost was not heard by who goes on from here either.
    const whole = (await listed(masked.lists())) ? wholeOf(record, originals) : null;
    const other = whole ? told : masked.withheld(record);
    result.push(other);
    if (folds === null) continue;
    const { original, disguised, agree } = folds;
    // After that, so that a long list was read in steps.
    original.apply(whole ?? other);
    disguised.apply(revived(other, bodies));
    const stands = original.actors.get(record.a)?.print === disguised.actors.get(record.a)?.print;
    const agrees = agree();
    if (differs === null && !(stands && agrees)) differs = record.s;
  }
  // What the log breaks off in was gone on with.
  if (folds) settle(folds.disguised);
  return {
    part: { header: told(header, key), ...(folds ? { base: maskedBase } : {}), records: result, differs },
    bodies,
    leftOut,
    end: folds && checkpointOf(folds.disguised, header.root),
  };
};
