import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { codeOf } from '../config/error-code.ts';
import { API_HEADERS } from './security.ts';

const HSTS = 'strict-transport-security';
/** A year. Names beneath this one only where its owner has said that they are nobody else's: no browser could be told otherwise before the year is over. */
const LIFE = 'max-age=31536000';
const onlyTls = ({ hsts }: Configuration): string => (hsts === 'subdomains' ? `${LIFE}; includeSubDomains` : LIFE);

/** What an answer has to know of its request before it is headed. */
interface Headed extends ServerResponse {
  overTls?: boolean;
}

/** Tells every answer of a route whether it goes over TLS, as a trusted proxy tells. */
export const headAnswers = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, { raw }, done) => {
    (raw as Headed).overTls = request.protocol === 'https';
    done();
  });
};

/** Over plain HTTP nothing is said of TLS; where nobody looked at the request, a trusted proxy stands for TLS: who came without pays no heed. */
const mayBeTls = ({ proxies }: Configuration): boolean => proxies.length > 0;

const headersOf = (configuration: Configuration, overTls: boolean): readonly (readonly [name: string, value: string])[] =>
  Object.entries(overTls ? { ...API_HEADERS, [HSTS]: onlyTls(configuration) } : API_HEADERS);

/**
 * Gives every answer the headers of the API that it was not given otherwise, when it is sent: that costs a part of heading each reply
 * beforehand, and reaches those of Node and of the framework, which know no hooks: broken addresses, no Host, a server that is closing.
 */
export const headedResponse = (configuration: Configuration): typeof ServerResponse => {
  const [plain, secure] = [headersOf(configuration, false), headersOf(configuration, true)];
  const unseen = mayBeTls(configuration);
  return class<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> implements Headed {
    overTls = unseen;

    override writeHead(status: number, ...rest: readonly unknown[]): this {
      const last: unknown = rest.at(-1);
      // The framework hands an object over; Node itself an array, or nothing.
      const given = typeof last === 'object' && !Array.isArray(last) ? (last as Record<string, string> | null) : null;
      for (const [name, value] of this.overTls ? secure : plain) {
        if (this.hasHeader(name)) continue;
        if (given) given[name] ??= value;
        else this.setHeader(name, value);
      }
      return super.writeHead(status, ...(rest as []));
    }
  };
};

const STATUS_OF: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is no request at all, and hangs up. */
export const answerNoRequest = (configuration: Configuration) => {
  const all = [...headersOf(configuration, mayBeTls(configuration)), ['content-length', '0'], ['connection', 'close']];
  const headers = all.map(([name, value]) => `${name}: ${value}`);
  return (cause: Error, socket: Socket): void => {
    const code = codeOf(cause, '');
    if (code !== 'ECONNRESET' && socket.writable) {
      const status = STATUS_OF[code] ?? 400;
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', ''].join('\r\n'));
    }
    socket.destroy(cause);
  };
};
