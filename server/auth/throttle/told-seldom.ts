import type { FastifyRequest } from 'fastify';
import { type SecurityEvent, securityEvent } from '../../http/security-event.ts';
import type { KeyRing } from '../key-ring.ts';
import { networkDigest, networkOf } from './network.ts';
import { Seldom } from './seldom.ts';

/** What is told of a request. Fastify reads the address of its connection, which has none once it is gone. */
type Told = Pick<FastifyRequest, 'log' | 'identity'> & { readonly ip: string | undefined };

/**
 * Tells of an event once a minute for each visitor, with the network that they come from, and answers whether it was time to.
 *
 * Nobody waits for the line. Without keys, where the database does not answer, or where the connection is gone by then, it says nothing of
 * the network.
 */
export const toldSeldom = (event: SecurityEvent, ring: KeyRing | null, clock: () => number) => {
  const seldom = new Seldom(clock);
  const tell = async ({ log, ip, identity }: Told): Promise<void> => {
    const [keys] = (await ring?.all().catch(() => null)) ?? [];
    securityEvent(log, event, { practice: identity?.practice, account: identity?.account, network: keys && ip ? networkDigest(keys, ip) : undefined });
  };
  return (request: Told, visitor = networkOf(request.ip)): boolean => {
    const isTime = seldom.isTime(visitor);
    if (isTime) void tell(request);
    return isTime;
  };
};
