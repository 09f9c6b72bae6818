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
    // Sent with every answer that travels over TLS, not with pages alone.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  };
};

/** What a dentist's desk has no use for; a script that got in should have none either. */
export const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb']
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * Headers of every answer that is no page or file of the app. What only governs a page (who opened it, what it refers to, what it may use
 * of the device) is not among them: an answer is never one, and each header costs a twentieth of the cheapest answer.
 */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;
