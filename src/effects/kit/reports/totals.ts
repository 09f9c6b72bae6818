import { Effect } from 'effect';
import { isAmbiguous, readTotals } from '../../../schema/accounting/totals.ts';
import type { ReportName } from '../../../schema/accounting/workflow.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { type Call, Http } from '../http.ts';
import { repositoryOf } from '../resources/repository.ts';

const clinics = repositoryOf('clinics');

/** What clinics are called: one of which nobody can say that might be the one in question. */
const clinicNames = Effect.flatMap(clinics.list, ({ rows, unreadable }) =>
  unreadable > 0 ? Effect.fail<Failure>({ _tag: 'Unreadable', where: 'clinics' }) : Effect.succeed(rows.map(({ name }) => name)),
);

/** Sums by clinic as a report tells them (KIT-RES-18, KIT-RES-19), and what it was read from. A key that may be an id or a name is one where a clinic is called so (D-121). */
export const totalsOf = Effect.fnUntraced(function* (
  call: Call,
  of: ReportName,
): Effect.fn.Return<ReturnType<typeof readTotals> & { readonly wire: unknown }, Failure, Http> {
  const http = yield* Http;
  const wire = yield* http.json(call);
  return { ...readTotals(wire, of, isAmbiguous(wire) ? yield* clinicNames : []), wire };
});
