import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeySet } from '../key-ring.ts';
import { cookieRules, formOf } from './refresh.ts';
import { isSeal } from './seal.ts';

const LIFE_SECONDS = 180 * 86_400;

const sealOf = ({ device }: KeySet, ...parts: readonly string[]): Buffer => createHmac('sha256', device).update(parts.join('\0')).digest();

/** Each name that signs in on a device has a cookie of its own there; what it is called tells nothing of the name. */
const nameOf = (request: FastifyRequest, keys: KeySet, username: string): string =>
  `${formOf(request) === 'host' ? '__Host-' : ''}matab-device-${sealOf(keys, 'name', username).toString('hex', 0, 5)}`;

const deviceIn = (request: FastifyRequest, keys: KeySet, username: string, now: number): string | null => {
  const parts = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/.exec(request.cookies[nameOf(request, keys, username)] ?? '');
  if (!parts) return null;
  const [, id = '', given = '', seal = ''] = parts;
  const isYoung = Number(given) > now / 1000 - LIFE_SECONDS;
  return isYoung && isSeal(seal, sealOf(keys, 'device', username, id, given)) ? id : null;
};

/**
 * The id of a device on which this name has signed in before, or null.
 *
 * The cookie opens nothing: it only keeps a device out of the queue in which strangers wait who guess at the same name.
 */
export const knownDevice = (request: FastifyRequest, rings: readonly KeySet[], username: string, now: number): string | null => {
  for (const keys of rings) {
    const id = deviceIn(request, keys, username, now);
    if (id !== null) return id;
  }
  return null;
};

/** Makes a device known, for half a year. */
export const giveDevice = (request: FastifyRequest, reply: FastifyReply, keys: KeySet, username: string, now: number): void => {
  const [id, given] = [randomBytes(16).toString('base64url'), String(Math.floor(now / 1000))];
  const seal = sealOf(keys, 'device', username, id, given).toString('base64url');
  void reply.setCookie(nameOf(request, keys, username), `${id}.${given}.${seal}`, { ...cookieRules(request), maxAge: LIFE_SECONDS });
};
