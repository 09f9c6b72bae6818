import type { AnyActorRef, InspectionEvent } from 'xstate';
import { fingerprint } from '../../../machines/fold/fingerprint.ts';
import { isWorkflow, pathOfActor, workflowOf } from '../../../machines/fold/live.ts';
import { type Descriptions, vocabularyOf, writing } from '../../../schema/log/codec.ts';
import type { Delivered, Sender } from '../../../schema/log/language.ts';
import type { Bodies } from '../../../schema/log/lists/bodies.ts';
import { type LogRecord, SELF, UNPROCESSED } from '../../../schema/log/record.ts';
import { Refused, type Visitor } from '../../../schema/log/walk.ts';
import { hasEnded, type Moment } from './moment.ts';

/** Where an earlier part of the session ended, so that numbers and paths go on from there. */
export interface Resume {
  readonly s: number;
  readonly t: number;
  /** The last fingerprint of every live actor, by path. */
  readonly prints: Readonly<Record<string, string>>;
}

export interface RecorderOptions {
  readonly descriptions: Descriptions;
  readonly bodies: Bodies;
  /** When the session began, in milliseconds since 1970. */
  readonly t0: number;
  readonly now: () => number;
  readonly resume?: Resume;
  /** Something waits to be drained. */
  readonly onPending: () => void;
  /** An event did not fit its description; says where, never what. */
  readonly onRefused?: (workflow: string, type: string, why: string) => void;
}

/** Writes down everything that workflows are told, from what the root actor's `inspect` sees. */
export interface Recorder {
  readonly inspect: (event: InspectionEvent, moment?: Moment) => void;
  /** While restored actors start: they are known already, and their beginning is not news. */
  readonly adopting: <T>(start: () => T) => T;
  /** The records since the last call. To be called between two events, never inside one. */
  readonly drain: () => readonly LogRecord[];
  readonly position: () => { readonly s: number; readonly t: number };
  /** The last fingerprint that was written of an actor. */
  readonly print: (ref: AnyActorRef) => string | null;
  /** When an actor was started, in milliseconds since `t0`. */
  readonly since: (ref: AnyActorRef) => number;
}

interface Identity {
  readonly path: string;
  readonly workflow: string;
  /** Told and not yet seen to be processed. */
  readonly waiting: Entry[];
  /** Told before it began: a state's entry may write to the child that it invokes. Null once it has begun. */
  early: Told[] | null;
  print: string | null;
}

interface Told {
  readonly event: Delivered;
  readonly source: AnyActorRef | undefined;
}

interface Entry {
  readonly s: number;
  readonly t: number;
  readonly who: Identity;
  readonly kind: 'init' | 'lost' | null;
  readonly event: Delivered;
  readonly from: string | null;
  readonly sender: Sender | null;
  print: string | null;
}

const INIT = 'xstate.init';

export const createRecorder = ({ descriptions, bodies, t0, now, resume, onPending, onRefused }: RecorderOptions): Recorder => {
  const identities = new WeakMap<AnyActorRef, Identity>();
  const started = new WeakMap<AnyActorRef, number>();
  const prints = resume?.prints ?? {};
  /** Who has a path now: an actor that was replaced is about to be stopped and hears nothing more. */
  const holders = new Map<string, Identity>();
  let s = resume?.s ?? 0;
  let t = resume?.t ?? 0;
  let adopts = false;
  let refers = false;
  let entries: Entry[] = [];

  const base = writing(bodies);
  const visitor: Visitor = {
    ...base,
    body: (content) => {
      const walk = base.body(content);
      return (value) => {
        refers = true;
        return walk(value);
      };
    },
  };
  const vocabulary = vocabularyOf(descriptions, visitor);

  const time = (moment: Moment | undefined): number => {
    t = Math.max(t, Math.round((moment?.at ?? now()) - t0));
    return t;
  };

  const identify = (ref: AnyActorRef): Identity => {
    const known = identities.get(ref);
    if (known) return known;
    const path = pathOfActor(ref);
    const identity: Identity = { path, workflow: workflowOf(ref), waiting: [], early: [], print: adopts ? (prints[path] ?? null) : null };
    identities.set(ref, identity);
    holders.set(path, identity);
    return identity;
  };

  const told = (ref: AnyActorRef, event: Delivered, source: AnyActorRef | undefined, moment: Moment | undefined): void => {
    const who = identify(ref);
    if (event.type === INIT) {
      const { early } = who;
      who.early = null;
      if (!adopts) enter(ref, who, event, source, moment);
      for (const one of early ?? []) enter(ref, who, one.event, one.source, moment);
    } else if (who.early) {
      who.early.push({ event, source });
    } else {
      enter(ref, who, event, source, moment);
    }
  };

  const enter = (ref: AnyActorRef, who: Identity, event: Delivered, source: AnyActorRef | undefined, moment: Moment | undefined): void => {
    const fromWorkflow = source !== undefined && source !== ref && isWorkflow(source);
    // An actor that has ended hears nothing; `init` of one that ends at once still counts.
    const lost = event.type !== INIT && (holders.get(who.path) !== who || (moment ? moment.ended : hasEnded(ref)));
    s += 1;
    const entry: Entry = {
      s,
      t: time(moment),
      who,
      kind: event.type === INIT ? 'init' : lost ? 'lost' : null,
      event,
      from: source === ref ? SELF : fromWorkflow ? identify(source).path : null,
      sender: source === undefined || source === ref ? null : fromWorkflow ? { workflow: workflowOf(source) } : { port: String(source.src) },
      print: null,
    };
    entries.push(entry);
    if (!lost) who.waiting.push(entry);
    if (entries.length === 1) onPending();
  };

  const processed = (ref: AnyActorRef, event: unknown, print: string): void => {
    const who = identities.get(ref);
    if (who === undefined) return;
    const { waiting } = who;
    if (!waiting.some((entry) => entry.event === event)) return;
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      if (entry.event !== event) continue;
      entry.print = print;
      return;
    }
  };

  const inspect = (inspection: InspectionEvent, moment?: Moment): void => {
    const ref = inspection.actorRef as AnyActorRef;
    if (inspection.type === '@xstate.event') {
      const { event, sourceRef } = inspection;
      if (isWorkflow(ref)) told(ref, event as Delivered, sourceRef as AnyActorRef | undefined, moment);
      else if (event.type === INIT) started.set(ref, time(moment));
    } else if (inspection.type === '@xstate.snapshot' && isWorkflow(ref)) {
      processed(ref, inspection.event, fingerprint(inspection.snapshot as never));
    }
  };

  const edition = (workflow: string): Pick<LogRecord, 'v'> => {
    const { version = 1 } = descriptions(workflow) ?? {};
    return version === 1 ? {} : { v: version };
  };

  const written = ({ who, kind, event, sender }: Entry): Pick<LogRecord, 'k' | 'm' | 'v' | 'p' | 'e' | 'b'> => {
    refers = false;
    try {
      const language = vocabulary(who.workflow);
      if (language === undefined) throw new Refused('a workflow that is not described');
      if (kind === 'init') return { k: 'init', m: who.workflow, ...edition(who.workflow), e: language.input(event.input ?? {}), ...(refers ? { b: 1 } : {}) };
      return { ...(kind ? { k: kind } : {}), ...language.event(event, sender), ...(refers ? { b: 1 } : {}) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const described = event.type.startsWith('xstate.') || Object.hasOwn(descriptions(who.workflow)?.events ?? {}, event.type);
      onRefused?.(who.workflow, described ? event.type : '?', error.describe());
      return kind === 'init' ? { k: 'init', m: who.workflow, ...edition(who.workflow) } : { k: 'refused', e: { type: described ? event.type : '?' } };
    }
  };

  const recordOf = (entry: Entry): LogRecord => {
    const { who, from, kind } = entry;
    const print = kind === 'lost' ? null : (entry.print ?? UNPROCESSED);
    const changed = print !== null && print !== who.print;
    if (print !== null && print !== UNPROCESSED) who.print = print;
    return {
      s: entry.s,
      t: entry.t,
      a: who.path,
      ...written(entry),
      ...(from === null ? {} : { x: from }),
      ...(changed ? { f: print } : {}),
    };
  };

  return {
    inspect,
    adopting: (start) => {
      adopts = true;
      try {
        return start();
      } finally {
        adopts = false;
      }
    },
    drain: () => {
      const drained = entries;
      entries = [];
      return drained.map((entry) => {
        const record = recordOf(entry);
        entry.who.waiting.length = 0;
        return record;
      });
    },
    position: () => ({ s, t }),
    print: (ref) => identities.get(ref)?.print ?? null,
    since: (ref) => started.get(ref) ?? t,
  };
};
