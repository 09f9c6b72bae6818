import { describe, expect, test } from 'vitest';
import { areas } from '../../src/schema/app/areas.ts';
import { FILES, PAGES } from '../../tools/pages.ts';

/** Whether the service worker opens an address, path and query as the browser has them, from what it keeps. */
const isAnswered = (address: string): boolean => PAGES.test(address) && !FILES.test(address);

const paths = Object.values(areas).flatMap((routes) => routes.map(({ path }) => path));

describe('without a network', () => {
  test.each(paths)('%s opens, whatever record it names and whatever stands behind its question mark', (path) => {
    for (const id of ['7', '123456789012345']) {
      const address = path.replaceAll(/:\w+/g, id);
      for (const behind of ['', '/', '?patient=3', '?q=a.b/c', '/?draft=2&of=7']) expect(address + behind).toSatisfy(isAnswered);
    }
  });

  test('an address opens that is to be put right by the app: of a record with no number, or with a slash too many', () => {
    for (const address of ['/patient/abc', '/edit-clinic/7/terms', '/patient/1.5', '//', '//patients', '/patients//']) expect(address).toSatisfy(isAnswered);
  });
});

test('what the host of the app serves beside it comes from there', () => {
  const theirs = [
    '/admin/',
    '/admin/patients/',
    '/accounts/reset/MQ/c3-4f/',
    '/media/x.pdf',
    '/patient/7.pdf',
    '/api/x',
    '/api/patients/',
    '/dj-rest-auth/login/',
  ];
  for (const address of [...theirs, '/health/ready', '/patients-export', '/index.html', '/replay.html', '/docs?next=/patients'])
    expect(address).not.toSatisfy(isAnswered);
});
