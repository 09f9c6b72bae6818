/** The secrets a person types, and a table on its way into a file. They are never events, so no log, snapshot or export can hold them. */
export type SecretName = 'password' | 'code' | 'oldPassword' | 'newPassword' | 'newPasswordAgain' | 'formerPassword' | 'table';

/** Where views leave a secret and effects take it. */
export interface Vault {
  put(name: SecretName, value: string): void;
  /** The secret, or "" when there is none; it is gone afterwards. */
  take(name: SecretName): string;
  /** Whether something other than blanks was put, without showing it. */
  peekFilled(name: SecretName): boolean;
  /** What a rule makes of secrets, which stay; it answers with nothing that would tell them. */
  judge<Verdict>(rule: (secret: (name: SecretName) => string) => Verdict): Verdict;
  clear(): void;
}

/** A vault in memory. What it holds is neither enumerable nor serialisable: `JSON.stringify` gives `{}`. */
export const volatileVault = (): Vault => {
  const secrets = new Map<SecretName, string>();
  const read = (name: SecretName) => secrets.get(name) ?? '';
  const methods: Vault = {
    put: (name, value) => void secrets.set(name, value),
    take: (name) => {
      const value = read(name);
      secrets.delete(name);
      return value;
    },
    peekFilled: (name) => read(name).trim() !== '',
    judge: (rule) => rule(read),
    clear: () => secrets.clear(),
  };
  return Object.freeze(methods);
};
