import { createCipheriv, pbkdf2Sync } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';

/** As Chromium hides a password where the desktop has no place for secrets (`--password-store=basic`). */
const hidden = (password: string): Buffer => {
  const cipher = createCipheriv('aes-128-cbc', pbkdf2Sync('peanuts', 'saltysalt', 1, 16, 'sha1'), Buffer.alloc(16, ' '));
  return Buffer.concat([Buffer.from('v10'), cipher.update(password), cipher.final()]);
};

/** What a column holds that nobody asked for. */
const nothing = (type: string): string | number | Buffer => (/INT/i.test(type) ? 0 : /BLOB/i.test(type) ? Buffer.alloc(0) : '');

/** Writes a sign-in into a profile of Chromium that is closed, as if its owner had let it be remembered. */
export const remember = (profile: string, url: string, username: string, password: string): void => {
  const logins = new Sqlite(path.join(profile, 'Default', 'Login Data'));
  const columns = logins.pragma('table_info(logins)') as readonly { readonly name: string; readonly type: string; readonly notnull: number }[];
  const known: Readonly<Record<string, string | number | Buffer>> = {
    origin_url: `${url}/login`,
    action_url: `${url}/login`,
    signon_realm: `${url}/`,
    username_element: 'username',
    username_value: username,
    password_element: 'password',
    password_value: hidden(password),
    times_used: 1,
  };
  const row = columns.filter(({ name }) => name !== 'id').map(({ name, type, notnull }) => [name, known[name] ?? (notnull ? nothing(type) : null)] as const);
  const names = row.map(([name]) => name).join(', ');
  logins.prepare(`insert into logins (${names}) values (${row.map(() => '?').join(', ')})`).run(row.map(([, value]) => value));
  logins.close();
};
