/** The secrets a person types. They are never events, so no log, snapshot or export can hold them. */
export type SecretName = 'password' | 'code';

/** Where views leave a secret and effects take it. */
export interface Vault {
  put(name: SecretName, value: string): void;
  /** The secret, or "" when there is none; it is gone afterwards. */
  take(name: SecretName): string;
  /** Whether something other than blanks was put, without showing it. */
  peekFilled(name: SecretName): boolean;
  clear(): void;
}

/** A vault in memory. What it holds is neither enumerable nor serialisable: `JSON.stringify` gives `{}`. */
export const volatileVault = (): Vault => {
  const secrets = new Map<SecretName, string>();
  const methods: Vault = {
    put: (name, value) => void secrets.set(name, value),
    take: (name) => {
      const value = secrets.get(name) ?? '';
      secrets.delete(name);
      return value;
    },
    peekFilled: (name) => (secrets.get(name) ?? '').trim() !== '',
    clear: () => secrets.clear(),
  };
  return Object.freeze(methods);
};
