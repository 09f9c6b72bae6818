import type { Configuration } from './configuration.ts';

/** True for a name or an address that leads to this machine alone. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i.test(host.replace(/^\[(.*)\]$/, '$1'));

/** True while nobody but this machine reaches a server, as far as its configuration tells. */
export const isForThisMachine = ({ host, hosts, proxies, origins }: Pick<Configuration, 'host' | 'hosts' | 'proxies' | 'origins'>): boolean =>
  [host, ...hosts].every(isLoopback) && proxies.length === 0 && origins.length === 0;
