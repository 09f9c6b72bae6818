import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeyRing } from '../auth/key-ring.ts';
import { toldSeldom } from '../auth/throttle/told-seldom.ts';
import type { Configuration } from '../config/configuration.ts';
import { isHealthPath } from './health.ts';
import { isApiPath } from './paths.ts';
import { refusal } from './refusal.ts';

const MOST_KNOWN = 100;

const FOREIGN = 'This server has another name: MATAB_PROXIES says which proxy to believe, MATAB_HOSTS which names are its own.\n';

/** `clinic.example` of `Clinic.example.:8080`. */
const nameOf = (host: string): string => host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();

/** An address cannot be made to lead elsewhere, as a name of somebody else's can. */
const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;

/** Under which names somebody may ask this server: the given ones, or those of this machine. */
const ownNames = ({ host, hosts }: Configuration): ReadonlySet<string> => {
  const machine = hostname().toLowerCase();
  const names = hosts.length > 0 ? hosts : [host.toLowerCase(), machine, `${machine.split('.')[0]}.local`];
  return new Set(['localhost', ...names]);
};

/**
 * Answers only who asks for this server by a name of its own: a page of somebody else could otherwise have its own name lead here, and
 * read in the user's network what it likes (DNS rebinding).
 *
 * Over TLS, of which a trusted proxy tells, the certificate has seen to that; MATAB_HOSTS holds there too.
 */
export const checkHosts = (app: FastifyInstance, ring: KeyRing | null, configuration: Configuration): void => {
  const own = ownNames(configuration);
  const { hosts, clock } = configuration;
  const tell = toldSeldom('host.refused', ring, clock);
  /** As they came with a request before, most of them with a port: to take one apart costs more than the rest of the check. */
  const known = new Set<string>();
  const isKnown = (host: string): boolean => {
    if (known.has(host)) return true;
    const name = nameOf(host);
    if (!own.has(name) && !isAddress(name)) return false;
    if (known.size < MOST_KNOWN) known.add(host);
    return true;
  };
  const isOwn = (request: FastifyRequest): boolean => isKnown(request.host) || (hosts.length === 0 && request.protocol === 'https');

  app.addHook('onRequest', (request, reply, done) => {
    if (isOwn(request) || isHealthPath(request.url)) return done();
    tell(request);
    if (isApiPath(request.url)) return done(refusal(421, 'misdirected'));
    void reply.code(421).type('text/plain; charset=utf-8').send(FOREIGN);
  });
};
