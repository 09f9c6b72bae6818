import type { FastifyHelmetOptions } from '@fastify/helmet';

const SELF = "'self'";
const NONE = "'none'";

/**
 * What the app's pages may do: run and load what this server sends, talk to the provider, nothing else.
 * Style attributes stay open: React writes measured sizes into them.
 */
export const pageHeaders = (provider: string): FastifyHelmetOptions => {
  const elsewhere = provider === '' ? [] : [provider];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF],
        scriptSrcAttr: [NONE],
        styleSrc: [SELF],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: [SELF, 'blob:', 'data:', ...elsewhere],
        connectSrc: [SELF, ...elsewhere],
        fontSrc: [SELF],
        workerSrc: [SELF],
        manifestSrc: [SELF],
        frameSrc: [NONE],
        objectSrc: [NONE],
        baseUri: [NONE],
        formAction: [SELF],
        frameAncestors: [NONE],
      },
    },
    // Only a proxy that ends TLS knows whether this host is reached by TLS alone.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  };
};

/** Headers of every answer of the API. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
