import path from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openRing } from './auth/key-ring.ts';
import { type Configuration, DEFAULTS } from './config/configuration.ts';
import { doubtsAbout } from './config/doubts.ts';
import { codeOf } from './config/error-code.ts';
import { StartProblem } from './config/start-problem.ts';
import { DEMO_ACCOUNT } from './demo/account.ts';
import { closeDemo } from './demo/close.ts';
import { seedDemo } from './demo/seed.ts';
import { answerNoRequest, headAnswers, headedResponse } from './http/answers.ts';
import { api } from './http/api.ts';
import { answerBrokenRequests, answerFailures } from './http/failures.ts';
import { healthRoutes } from './http/health.ts';
import { checkHosts } from './http/host.ts';
import { logRequests } from './http/log.ts';
import { unknownPath } from './http/paths.ts';
import { describeRequests } from './http/request.ts';
import { securityEvent } from './http/security-event.ts';
import { site } from './http/site.ts';
import { hasAnyPractice } from './practices/practices.ts';
import { Disk, watched } from './store/disk.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/tables.ts';

export interface RunningServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  /** Null when another provider is used. */
  readonly store: Store | null;
  /** The demo practice's account, when this start put it into the database or found it there. */
  readonly demo: typeof DEMO_ACCOUNT | null;
  /** Takes no more requests, finishes those under way as far as patience goes, closes the database. */
  readonly stop: () => Promise<void>;
}

const MOST_CONNECTIONS = 2000;

const NO_ACCOUNT = 'There is no account yet: server/practice.ts create makes one. MATAB_DEMO=on fills in a practice to try out.';

const newApp = (configuration: Configuration): FastifyInstance => {
  const { logLevel, proxies, language } = configuration;
  return Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit: 1024 * 1024,
    // Whoever sends or reads drop by drop shall not hold a connection for long.
    http: { ServerResponse: headedResponse(configuration), headersTimeout: 10_000, connectionsCheckingInterval: 5000, maxHeaderSize: 16 * 1024 },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: answerBrokenRequests(language),
    clientErrorHandler: answerNoRequest(configuration),
  });
};

const open = (configuration: Configuration, { log }: FastifyInstance): Promise<Store> =>
  openStore(
    configuration,
    (cause) => log.warn({ type: cause.name }, 'database connection lost'),
    (line) => log.warn(line),
  );

const listen = async (app: FastifyInstance, { host, port }: Configuration): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    const code = codeOf(cause, 'unknown error');
    const reason = { EADDRINUSE: 'the port is in use', EACCES: 'the port needs more rights', EADDRNOTAVAIL: 'this machine has no such address' }[code] ?? code;
    throw new StartProblem(`Cannot listen on ${host}:${port}: ${reason}.`, { cause });
  }
};

/** Starts a server in this process: opens and migrates its database, fills in the demo practice if there is none, listens. */
export const createServer = async (options: Partial<Configuration> = {}): Promise<RunningServer> => {
  const configuration: Configuration = { ...DEFAULTS, ...options };
  const app = newApp(configuration);
  app.server.maxConnections = MOST_CONNECTIONS;
  for (const doubt of doubtsAbout(configuration)) app.log.warn(doubt);
  const disk = new Disk((trouble, code) =>
    trouble === null ? app.log.warn({ event: 'disk writes again' }, 'disk') : app.log.error({ event: trouble, code }, 'disk'),
  );
  const store = configuration.provider === '' ? watched(await open(configuration, app), disk) : null;
  try {
    const hasDemo = store !== null && configuration.demo !== null && (await seedDemo(store, configuration.demo.patients, configuration.clock()));
    const demo = hasDemo ? DEMO_ACCOUNT : null;
    const closed = store !== null && configuration.demo === null ? await closeDemo(store, configuration.clock()) : null;
    if (closed) securityEvent(app.log, 'account.closed', closed);
    describeRequests(app, configuration.language);
    answerFailures(app, disk);
    logRequests(app);
    app.setNotFoundHandler(unknownPath);
    headAnswers(app);
    const ring = store && (await openRing(store, configuration));
    checkHosts(app, ring, configuration);
    healthRoutes(app, store, disk);
    if (store && ring) await app.register(api, { store, ring, configuration });
    await app.register(site, { ...configuration, dist: path.resolve(configuration.dist) });
    const url = await listen(app, configuration);
    if (store && demo === null && !(await hasAnyPractice(store.db))) app.log.warn(NO_ACCOUNT);
    const stop = async () => {
      // Once it is closing, nothing else would end a request that its client never finishes.
      const cut = setTimeout(() => app.server.closeAllConnections(), configuration.patience);
      await app.close();
      clearTimeout(cut);
      await store?.close();
    };
    return { url, store, demo, stop };
  } catch (cause) {
    await store?.close();
    throw cause;
  }
};
