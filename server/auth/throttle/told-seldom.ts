import type { FastifyRequest } from 'fastify';
import { type SecurityEvent, securityEvent } from '../../http/security-event.ts';
import type { KeyRing } from '../key-ring.ts';
import { networkDigest, networkOf } from './network.ts';
import { Seldom } from './seldom.ts';

/**
 * Tells of an event once a minute for each visitor, with the network that they come from, and answers whether it was time to.
 *
 * Nobody waits for the line. Without keys, or where the database does not answer, it says nothing of the network.
 */
export const toldSeldom = (event: SecurityEvent, ring: KeyRing | null, clock: () => number) => {
  const seldom = new Seldom(clock);
  const tell = async ({ log, ip, identity }: FastifyRequest): Promise<void> => {
    const [keys] = (await ring?.all().catch(() => null)) ?? [];
    securityEvent(log, event, { practice: identity?.practice, account: identity?.account, network: keys && networkDigest(keys, ip) });
  };
  return (request: FastifyRequest, visitor = networkOf(request.ip)): boolean => {
    const isTime = seldom.isTime(visitor);
    if (isTime) void tell(request);
    return isTime;
  };
};
