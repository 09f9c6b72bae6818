import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config/loopback.ts';

const OPEN =
  'A password came from another machine over plain HTTP: whoever listens on the way has read it. A proxy that ends TLS before this server helps, see docs/host.md.';

/**
 * Warns once of passwords that travel in the open. They are not refused: a clinic may trust its own network, and a provider to try out has
 * no certificate.
 */
export const warnOfPlainSignIn = () => {
  let isTold = false;
  return ({ protocol, ip, log }: FastifyRequest): void => {
    if (isTold || protocol === 'https' || isLoopback(ip)) return;
    isTold = true;
    log.warn(OPEN);
  };
};
