import type { CompiledQuery, QueryResult } from 'kysely';
import type { Database, Unit, Value } from './tables.ts';

/** A query built once and run with other values; the values stand in the order in which the query was built. */
export type Statement<Row> = (on: Database | Unit, values: readonly (Value | Buffer)[]) => Promise<readonly Row[]>;

/** Compiles a query whose values are placeholders: building it anew for each request costs more than running it. */
export const statement = <Row>(query: { compile: () => CompiledQuery<Row> }): Statement<Row> => {
  const compiled = query.compile();
  return async (on, values) => {
    const result: QueryResult<Row> = await on.executeQuery({ ...compiled, parameters: values });
    return result.rows;
  };
};

/** The only row of an answer, or null. */
export const first = <Row>(rows: readonly Row[]): Row | null => rows[0] ?? null;
