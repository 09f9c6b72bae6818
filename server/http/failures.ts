import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from '../config/error-code.ts';
import { type Disk, diskTrouble } from '../store/disk.ts';
import type { Language } from './messages.ts';
import { Refusal, refusal } from './refusal.ts';

const BUSY_OR_GONE = /^(SQLITE_BUSY\w*|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|57P0\d|25P03|55P03|53\d{3}|57014)$/;
/** What the PostgreSQL driver says of a lost connection; it gives it no code. */
const CONNECTION_LOST =
  /^(Connection terminated|Query read timeout|Client was closed|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** The database is busy, going down, out of reach or without room: worth another try. */
const isUnavailable = (error: Error): boolean => {
  const code = codeOf(error, '');
  return BUSY_OR_GONE.test(code) || diskTrouble(code) !== null || CONNECTION_LOST.test(error.message);
};

/** The client went away before it had sent all: nobody is there to read an answer, and nothing was wrong here. */
const isGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Brings whatever went wrong to an answer; what is nobody's mistake but the program's becomes a 500 without details. */
const refusalOf = (error: FastifyError | Error): Refusal => {
  if (error instanceof Refusal) return error;
  const code = codeOf(error, '');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusal(413, 'tooMuch');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusal(415, 'mediaType', { type: '' });
  if (isUnavailable(error)) return refusal(503, 'unavailable', {}, { 'retry-after': '2' });
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return refusal(error.statusCode, 'badRequest');
  return refusal(500, 'server');
};

/** What may be written to the log about an error: where it happened, never the values that were in hand. */
const traceOf = (error: Error) => {
  // PostgreSQL quotes the value at fault in its message, which begins the stack.
  const quotes = 'severity' in error;
  return { type: error.name, code: codeOf(error, ''), stack: quotes ? error.stack?.replace(error.message, () => '(value not shown)') : error.stack };
};

const answerWith =
  (disk: Disk) =>
  (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void => {
    if (isGone(request)) return void reply.code(400).send();
    const refused = refusalOf(error);
    disk.failed(error);
    if (refused.status >= 500) request.log.error(traceOf(error), 'request failed');
    void reply.code(refused.status).headers(refused.headers).send(refused.body(request.language));
  };

/** Answers every failure in the shapes of Django REST framework. */
export const answerFailures = (app: FastifyInstance, disk: Disk): void => {
  app.setErrorHandler(answerWith(disk));
};

/** For requests so broken that no route was looked for. */
export const answerBrokenRequests =
  (language: Language) =>
  (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const refused = refusalOf(error);
    void reply
      .code(refused.status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(refused.body(language)));
  };
