import { describe, expect, it } from 'vitest';
import { workflows as kit } from '../../../src/machines/app/registry.ts';
import { workflows as profile } from '../../../src/machines/patients/profile-registry.ts';
import { workflows as patients } from '../../../src/machines/patients/registry.ts';
import { bound, held, open } from './root.ts';

/** Deletes a row while the user is somewhere, and answers where that led; `to` is where they go meanwhile. */
const removed = async (path: string, resource: string, id: number, to?: string) => {
  const removing = held();
  const app = open(true, path, bound([...kit, ...patients, ...profile], { removeRow: removing.port }));
  app.app.send({ type: 'removal.ask', resource, id, label: 'سارا احمدی' });
  app.tell('removal', { type: 'removal.confirmed' });
  if (to) app.go(to);
  await removing.answer({});
  return { visited: app.visited, path: app.context().route?.path, codes: app.codes() };
};

describe('a record that its own user deletes while it is open', () => {
  it('leads to the list that it stands beside', async () => {
    expect(await removed('/patient/7', 'patients', 7)).toEqual({ visited: ['/patients'], path: '/patients', codes: ['patients.removed'] });
  });

  it.each([
    ['the file of somebody else', '/patient/8', 'patients', 7],
    ['a treatment of the same number in the file', '/patient/7', 'surgeries', 7],
    ['one that is not open', '/patients', 'patients', 7],
  ])('leads nowhere from %s', async (_, path, resource, id) => {
    expect(await removed(path, resource, id)).toEqual({ visited: [], path, codes: [`${resource}.removed`] });
  });

  it('leads nobody back who has gone elsewhere meanwhile', async () => {
    expect((await removed('/patient/7', 'patients', 7, '/')).visited).toEqual([]);
  });
});
