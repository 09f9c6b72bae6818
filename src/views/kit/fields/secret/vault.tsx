import { createContext, type ReactNode, useContext } from 'react';
import type { Vault } from '../../../../schema/kit/vault.ts';

const Secrets = createContext<Vault | null>(null);

/** Where secret fields leave what is typed; it is never state, never an event. */
export const VaultProvider = ({ vault, children }: { readonly vault: Vault; readonly children: ReactNode }) => <Secrets value={vault}>{children}</Secrets>;

export const useVault = (): Vault => {
  const vault = useContext(Secrets);
  if (vault === null) throw new Error('No vault: a secret field stands outside VaultProvider.');
  return vault;
};
