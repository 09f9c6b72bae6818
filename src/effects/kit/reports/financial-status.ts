import { Effect } from 'effect';
import { calls } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { type FinancialStatus, financialStatusFields, summed } from '../../../schema/patients/financial-status.ts';
import { Http } from '../http.ts';
import { readAs } from '../reading.ts';

const { path, ...call } = calls.financialStatus;
const read = readAs(financialStatusFields, path);

/** How a patient's account stands by the provider, in toman (S0 §7). */
export const financialStatusOf = (id: number): Effect.Effect<FinancialStatus, Failure, Http> =>
  Effect.flatMap(Http, (http) => Effect.flatMap(http.json({ ...call, path: path.replace('{id}', String(id)) }), (wire) => read(summed(wire))));
