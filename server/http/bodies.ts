import type { FastifyInstance } from 'fastify';
import { refusal } from './refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Why a body is no JSON, without the body: nothing of what was sent belongs into a text that may be logged. */
const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof SyntaxError)) return 'invalid utf-8';
  return /at position \d+/.exec(cause.message)?.[0] ?? 'unexpected end of data';
};

/** Takes JSON and nothing else; an empty body is an empty one, whatever it is said to be. */
export const readJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, JSON.parse(utf8.decode(body)));
    } catch (cause) {
      done(refusal(400, 'parse', { reason: reasonOf(cause) }));
    }
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    done(refusal(415, 'mediaType', { type: mediaType(request.headers['content-type']) }));
  });
};

const mediaType = (header: string | undefined): string => (header?.split(';')[0] ?? '').slice(0, 100).trim();
