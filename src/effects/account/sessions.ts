import { Effect } from 'effect';
import type { AccountSession } from '../../schema/account/session.ts';
import { calls } from '../../schema/api.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { Http } from '../kit/http.ts';
import { allRows } from '../kit/resources/pages.ts';
import { unlessNo } from '../kit/resources/said.ts';

const instantIn = (wire: unknown): number | null => {
  const millis = typeof wire === 'string' ? Date.parse(wire) : Number.NaN;
  return Number.isNaN(millis) ? null : millis;
};

/** A session in what the provider sent; null without an id, for then it cannot be told from another. */
const sessionIn = (wire: unknown): AccountSession | null => {
  const { id, device, created_at, used_at, current } = Object(wire) as Readonly<Record<string, unknown>>;
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return null;
  return {
    id: String(id),
    device: typeof device === 'string' && device.trim() !== '' ? device.trim() : null,
    created_at: instantIn(created_at),
    used_at: instantIn(used_at),
    current: current === true,
  };
};

/** The sessions of the account; a list of which none could be read is unreadable, and not empty (D-29). */
export const loadSessions = Effect.fnUntraced(function* () {
  const { rows: sent } = yield* allRows(calls.sessions.path);
  const rows = sent.map(sessionIn).filter((row) => row !== null);
  if (sent.length > 0 && rows.length === 0) return yield* Effect.fail<Failure>({ _tag: 'Unreadable', where: calls.sessions.path });
  return { rows, unreadable: sent.length - rows.length };
});

/** Ends one session, or all but this one. */
export const endSessions = Effect.fnUntraced(function* ({ id }: { readonly id?: string | null }) {
  const http = yield* Http;
  const { endSession, endOtherSessions } = calls;
  const call = id == null ? endOtherSessions : { ...endSession, path: endSession.path.replace('{id}', () => encodeURIComponent(id)) };
  yield* Effect.flatMap(http.send(call), unlessNo);
  return {};
});
