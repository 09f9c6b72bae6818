import type { FastifyBaseLogger } from 'fastify';

/** What can be told of an installation's safety, and how loudly: whoever runs it looks at warnings. */
const EVENTS = {
  'sign-in.accepted': 'info',
  'sign-in.refused': 'warn',
  throttled: 'warn',
  'host.refused': 'warn',
  'origin.refused': 'warn',
  'access-token.forged': 'warn',
  'refresh-token.reused': 'warn',
  'password.refused': 'warn',
  'password.changed': 'warn',
  'account.closed': 'warn',
  'session.ended': 'warn',
} as const;

export type SecurityEvent = keyof typeof EVENTS;

/** Whom an event is about, as far as that is known: never a username, an address or a token. */
export interface SecurityFacts {
  readonly practice?: number | undefined;
  readonly account?: number | undefined;
  /** A keyed digest of the network that asked: the same network has the same, and nobody can read it back. */
  readonly network?: string | undefined;
}

/** Writes one line about an event to the server's log, whatever else is told there: only a silent one tells nothing. */
export const securityEvent = (log: FastifyBaseLogger, event: SecurityEvent, { practice, account, network }: SecurityFacts = {}): void => {
  log.child({}, { level: 'info' })[EVENTS[event]]({ event, practice, account, network }, 'security');
};
