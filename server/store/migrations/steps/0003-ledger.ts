import type { Step } from '../steps.ts';

/**
 * Ends the first release's own way of keeping its layout: numbered steps in `migrations` and a fingerprint of the resources.
 *
 * Its table stays, with a number that it does not know: the first release then refuses to start, in words, on a database that has
 * gone on without it, and where it still runs beside this program it finds the table by which it judges its health.
 */
export const ledger: Step = ({ run }) =>
  run(
    `create table if not exists migrations (version bigint primary key, name text not null, applied_at bigint not null)`,
    `insert into migrations (version, name, applied_at) values (2, 'continued in kysely_migration', 0) on conflict do nothing`,
    `delete from keys where name = 'resources'`,
  );
