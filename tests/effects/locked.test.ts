import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Surroundings } from '../../src/effects/kit/platform.ts';
import { effects } from '../../src/effects/support/locked.ts';
import type { Former, Keeping } from '../../src/schema/session/keeping.ts';
import { nothingKept, outcome, signedIn } from './support/device.ts';

const { openLocked, discardLocked } = effects.locked;
const SECRET = 'CANARY-former ۱۲';

/** A device on which something waits, with a former password typed. */
const typed = (keeping: Partial<Keeping>, secret: string = SECRET): Surroundings => {
  const device = signedIn('http://127.0.0.1:9', 'token', { keeping: { ...nothingKept, ...keeping } });
  device.vault.put('formerPassword', secret);
  return device;
};
const answering = (former: Partial<Former>) => {
  const asked: string[] = [];
  const openFormer = async (password: string) => {
    asked.push(password);
    return { opened: 0, locked: 0, goOn: null, ...former };
  };
  return { asked, openFormer };
};

describe('work under a former password', () => {
  let complaints: string[] = [];
  beforeEach(() => {
    complaints = [];
    vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.join(' ')));
  });
  afterEach(() => vi.restoreAllMocks());

  it('is opened with what was typed, which nothing holds afterwards', async () => {
    const { asked, openFormer } = answering({ opened: 1, locked: 2 });
    const device = typed({ openFormer }, ` ${SECRET} `);
    expect(await outcome(device, openLocked({}))).toEqual({ opened: 1, left: 2 });
    expect(asked).toEqual([SECRET]);
    expect(device.vault.take('formerPassword')).toBe('');
  });

  it('leads on to what was opened, and only then', async () => {
    const gone: string[] = [];
    const goOn = () => {
      gone.push('gone');
      return Promise.reject(new Error('the page is loaded anew'));
    };
    await outcome(typed({ openFormer: answering({ opened: 1, goOn }).openFormer }), openLocked({}));
    expect(gone).toEqual(['gone']);
    await outcome(typed({ openFormer: answering({ locked: 1 }).openFormer }), openLocked({}));
    expect(gone).toEqual(['gone']);
  });

  it('is not tried without a password, which went with the page in which it was typed', async () => {
    const { asked, openFormer } = answering({});
    expect(await outcome(typed({ openFormer }, '  '), openLocked({}))).toEqual({ _tag: 'NotSent', lacking: 'part' });
    expect(asked).toEqual([]);
  });

  it('stays where the device fails, which says so without the password', async () => {
    const broken = { openFormer: () => Promise.reject(new Error('no key is held')), discard: () => Promise.reject(new Error('no disk')) };
    expect(await outcome(typed(broken), openLocked({}))).toEqual({ _tag: 'Unreadable', where: 'log' });
    expect(await outcome(typed(broken), discardLocked({}))).toEqual({ _tag: 'Unreadable', where: 'log' });
    expect(complaints).toHaveLength(2);
    expect(complaints.join()).not.toContain('CANARY');
  });

  it('is thrown away when that is wanted', async () => {
    const discarded: string[] = [];
    expect(await outcome(typed({ discard: async () => void discarded.push('gone') }), discardLocked({}))).toEqual({});
    expect(discarded).toEqual(['gone']);
  });
});
