import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { volatileVault } from '../../src/schema/kit/vault.ts';

describe('a vault', () => {
  it('gives a secret once', () => {
    const vault = volatileVault();
    vault.put('password', 'CANARY');
    expect(vault.peekFilled('password')).toBe(true);
    expect(vault.peekFilled('code')).toBe(false);
    expect(vault.take('password')).toBe('CANARY');
    expect(vault.take('password')).toBe('');
    expect(vault.peekFilled('password')).toBe(false);
  });

  it('takes blanks for nothing', () => {
    const vault = volatileVault();
    vault.put('code', '  ');
    expect(vault.peekFilled('code')).toBe(false);
  });

  it('lets a rule judge secrets, which stay', () => {
    const vault = volatileVault();
    vault.put('newPassword', 'CANARY');
    const same = () => vault.judge((secret) => secret('newPassword') === secret('newPasswordAgain'));
    expect(same()).toBe(false);
    vault.put('newPasswordAgain', 'CANARY');
    expect(same()).toBe(true);
    expect([vault.take('newPassword'), vault.take('newPasswordAgain')]).toEqual(['CANARY', 'CANARY']);
  });

  it('can be emptied', () => {
    const vault = volatileVault();
    for (const name of ['password', 'formerPassword'] as const) vault.put(name, 'CANARY');
    vault.clear();
    expect([vault.take('password'), vault.take('formerPassword')]).toEqual(['', '']);
  });

  it('shows its secrets to nobody who lists, copies or prints it', () => {
    const vault = volatileVault();
    vault.put('password', 'CANARY');
    const seen = [
      JSON.stringify(vault),
      JSON.stringify({ ...vault }),
      inspect(vault, { depth: 9, showHidden: true }),
      String(vault),
      Object.values(vault).join(),
    ];
    expect(seen.join()).not.toContain('CANARY');
    expect(JSON.stringify(vault)).toBe('{}');
    expect(() => structuredClone(vault)).toThrow();
  });
});
