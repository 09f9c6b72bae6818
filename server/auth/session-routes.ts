import type { FastifyInstance } from 'fastify';
import { calls } from '../../src/schema/api.ts';
import { message, say } from '../http/messages.ts';
import { closeAddress } from '../http/methods.ts';
import { refusal } from '../http/refusal.ts';
import { identityOf } from '../http/request.ts';
import { securityEvent } from '../http/security-event.ts';
import type { LivingSessions } from './living-sessions.ts';

/** Where an account is signed in, and the end of it there (SES-CALL-7 to SES-CALL-9). */
export const sessionRoutes = (app: FastifyInstance, living: LivingSessions): void => {
  const one = calls.endSession.path.replace('{id}', ':id');

  app.get(calls.sessions.path, (request) => living.list(identityOf(request)));

  app.delete<{ Params: { id: string } }>(one, async (request, reply) => {
    const who = identityOf(request);
    if (!(await living.end(who, request.params.id))) throw refusal(404, 'notFound');
    securityEvent(request.log, 'session.ended', who);
    return reply.code(204).send();
  });

  app.post(calls.endOtherSessions.path, async (request) => {
    const who = identityOf(request);
    if ((await living.endOthers(who)) > 0) securityEvent(request.log, 'session.ended', who);
    return { detail: say(message('othersEnded'), request.language) };
  });

  closeAddress(app, calls.sessions.path, 'Sessions', ['GET']);
  closeAddress(app, one, 'Session', ['DELETE']);
  closeAddress(app, calls.endOtherSessions.path, 'End Other Sessions', ['POST']);
};
