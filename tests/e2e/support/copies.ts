import path from 'node:path';
import Sqlite from 'better-sqlite3';

interface Table {
  readonly name: string;
  /** All but the practice, quoted. */
  readonly columns: string;
}

/** Every table whose rows belong to a practice. Sessions are of those who opened them. */
const TABLES = `
  select t.name, group_concat('"' || c.name || '"') as columns
  from sqlite_master t join pragma_table_info(t.name) c
  where t.type = 'table' and t.name not in ('sessions', 'logins') and c.name <> 'practice_id'
    and 'practice_id' in (select name from pragma_table_info(t.name))
  group by t.name`;

const DEMO = 1;

/**
 * Makes practices like the demo one in the database of a running program, each with an account of its own: far quicker
 * than a program for every story, and no story finds what another left.
 */
export const openCopies = (data: string) => {
  const file = new Sqlite(path.join(data, 'matab.sqlite'), { timeout: 10_000 });
  // What refers to each other in the one practice does so in the other; to look for it would take most of the time.
  file.pragma('foreign_keys = off');
  const tables = file.prepare(TABLES).all() as readonly Table[];
  const copy = file.transaction((username: string) => {
    const { id } = file.prepare('select max(id) + 1 as id from practices').get() as { readonly id: number };
    file.prepare('insert into practices select ?, ?, created_at from practices where id = ?').run(id, username, DEMO);
    for (const { name, columns } of tables)
      file.prepare(`insert into "${name}" (practice_id, ${columns}) select ?, ${columns} from "${name}" where practice_id = ?`).run(id, DEMO);
    file.prepare('update accounts set username = ? where practice_id = ?').run(username, id);
    file.prepare('insert into logins select username, practice_id, id from accounts where practice_id = ?').run(id);
  });
  return {
    /** Adds a practice whose dentist signs in with this name and the demo password. */
    add: (username: string): void => copy.immediate(username),
    close: () => file.close(),
  };
};
