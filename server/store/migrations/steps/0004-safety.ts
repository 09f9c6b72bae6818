import type { Step } from '../steps.ts';

/**
 * What sessions and limits need to be safe: the kind of device that opened a session, the form of the cookie that its token travels
 * in (null: opened before there were two), and the length of a counter's window.
 */
export const safety: Step = async ({ addColumn, run }) => {
  await addColumn('sessions', 'device', 'text');
  await addColumn('sessions', 'cookie', 'text');
  await addColumn('attempts', 'span', 'bigint not null default 60000');
  await run('create index if not exists sessions_account on sessions (practice_id, account_id)');
};
