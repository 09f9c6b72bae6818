import { randomBytes, randomInt } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ListCache, lengthOf, type SentList } from '../../server/resources/lists/cache.ts';
import { createDenser } from '../../server/resources/lists/denser.ts';
import { type Encoding, packed } from '../../server/resources/lists/encoding.ts';
import { insertMany } from '../../server/store/bulk.ts';
import { nextIds } from '../../server/store/lists.ts';
import { sqlite, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';

const patients = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ practice_id: 1, id: at + 1, first_name: 'مریم', last_name: `محمدی ${at}`, national_number: randomInt(1e9), gender: 2 },
    address: `خیابان ${randomInt(1e9)}`,
  }));

const listOf = async (count: number, etag = '"1"', encoding: Encoding = 'br'): Promise<SentList> => ({
  etag,
  encoding,
  parts: await packed(encoding, [Buffer.from(JSON.stringify(patients(count)))]),
});
const unpacked = (list: SentList | null): string => brotliDecompressSync(Buffer.concat(list?.parts ?? [])).toString();

/** A busy machine may take long, which proves nothing. */
const LIMIT = 55_000;

const world = () => {
  const cache = new ListCache();
  const troubles: unknown[] = [];
  const denser = createDenser(cache, (error) => troubles.push(error));
  onTestFinished(denser.stop);
  return { cache, denser, troubles, lies: (key: string) => cache.find(key, '"1"') };
};

describe('a list that is asked for again', () => {
  test('is packed anew, and says the same under the same version', async () => {
    const { cache, denser, troubles, lies } = world();
    const list = await listOf(4000);
    cache.keep('key', list);
    denser.sentAgain('key', list);
    expect(lies('key')).toBe(list);
    await vi.waitFor(() => expect(lies('key')).not.toBe(list), LIMIT);
    const anew = lies('key');
    expect(anew && lengthOf(anew)).toBeLessThan(lengthOf(list) * 0.95);
    expect([unpacked(anew), anew?.encoding, cache.weight, troubles]).toEqual([unpacked(list), 'br', lengthOf(anew as SentList) + 500, []]);
  });

  test('is left as it is where that spares nothing, and another one is not kept waiting by it', async () => {
    const { cache, denser, lies } = world();
    const left = { short: await listOf(300), gzip: await listOf(4000, '"1"', 'gzip') };
    for (const [key, list] of Object.entries(left)) {
      cache.keep(key, list);
      denser.sentAgain(key, list);
    }
    const list = await listOf(4000);
    cache.keep('key', list);
    // Whatever were taken up before would have this one passed over: they are taken one at a time.
    denser.sentAgain('key', list);
    await vi.waitFor(() => expect(lies('key')).not.toBe(list), LIMIT);
    for (const [key, each] of Object.entries(left)) expect(lies(key)).toBe(each);
  });

  test('is left as it is where it is too long, and others have their turn', async () => {
    const { cache, denser, troubles, lies } = world();
    const [long, list] = [await listOf(60_000), await listOf(4000)];
    for (const [key, each] of Object.entries({ long, list })) cache.keep(key, each);
    denser.sentAgain('long', long);
    await vi.waitFor(() => {
      denser.sentAgain('list', list);
      expect(lies('list')).not.toBe(list);
    }, LIMIT);
    expect([lies('long') === long, troubles]).toEqual([true, []]);
  });

  test('stays as it was where that is shorter: less far back is looked for what was there before', async () => {
    const { cache, denser, lies } = world();
    const half = randomBytes(900_000).toString('base64');
    const list = { etag: '"1"', encoding: 'br', parts: await packed('br', [Buffer.from(half + half)]) } as const;
    const looked = vi.spyOn(cache, 'find');
    cache.keep('key', list);
    denser.sentAgain('key', list);
    await vi.waitFor(() => expect(looked).toHaveBeenCalled(), LIMIT);
    expect(lies('key')).toBe(list);
  });

  test('gives way to what was written meanwhile', async () => {
    const { cache, denser } = world();
    const [list, newer] = [await listOf(4000), await listOf(10, '"2"')];
    cache.keep('key', list);
    denser.sentAgain('key', list);
    cache.keep('key', newer);
    const looked = vi.spyOn(cache, 'find');
    await vi.waitFor(() => expect(looked).toHaveBeenCalledWith('key', '"1"'), LIMIT);
    expect(cache.find('key', '"2"')).toBe(newer);
  });

  test('comes smaller from a server that runs', async () => {
    const engine = sqlite();
    const server = await startOn(engine);
    onTestFinished(async () => {
      await server.stop();
      await engine.dispose();
    });
    const client = await newPractice(server, 'dentist');
    await server.store?.atomically(async (unit) => {
      await nextIds(unit, 1, 'patients', 4000);
      await insertMany(unit, 'sqlite', 'patients', patients(4000));
    });
    const ask = () => client.ask('GET', '/api/patients/', { headers: { 'accept-encoding': 'br' } });
    const length = ({ headers }: { readonly headers: Headers }) => Number(headers.get('content-length'));
    const first = await ask();
    await vi.waitFor(async () => expect(length(await ask())).toBeLessThan(length(first) * 0.95), LIMIT);
    const last = await ask();
    expect([last.text, last.headers.get('etag')]).toEqual([first.text, first.headers.get('etag')]);
  });
});
