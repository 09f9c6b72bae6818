import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Content, readContent } from '../../src/effects/kit/transport/content.ts';
import { flowingJson } from '../../src/effects/kit/transport/flowing.ts';

/** A response whose body comes in parts of these lengths, in bytes, over and over. */
const response = (text: string, lengths: readonly number[] = [1 << 20], headers: Record<string, string> = {}): Response => {
  const bytes = new TextEncoder().encode(text);
  let [at, turn] = [0, 0];
  const body = new ReadableStream<Uint8Array>({
    pull: (to) => {
      const length = lengths[turn++ % lengths.length] ?? 1;
      if (at >= bytes.length) to.close();
      else {
        to.enqueue(bytes.slice(at, at + length));
        at += length;
      }
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json', ...headers } });
};

const said = (content: Content): unknown => (content._tag === 'Json' ? content.value : content._tag);

/** Texts that look like the ends of rows, and letters of several bytes. */
const text = fc.oneof(fc.string(), fc.constantFrom('},', '},{', '"},{"', '\\"},', ']', 'سارا احمدی', '😀'));
const row = fc.record({ id: fc.integer(), name: text, inner: fc.option(fc.record({ list: fc.array(fc.record({ text })) })) });
const lengths = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1 });

describe('a body that is read while it comes', () => {
  it('says the same however it is cut, whatever list it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(row, fc.jsonValue())), lengths, fc.constantFrom(0, 2), async (list, cuts, indent) => {
        const sent = JSON.stringify(list, null, indent);
        expect(said((await readContent(response(sent, cuts))).content)).toEqual(JSON.parse(sent));
      }),
      { numRuns: 60 },
    );
  });

  it('is one list however long it is, cut in many places', async () => {
    const many = Array.from({ length: 4000 }, (_, id) => ({ id, name: 'سارا },{ "احمدی', tags: [{ a: 1 }, { b: '},' }] }));
    for (const sent of [JSON.stringify(many), JSON.stringify(many, null, 2)]) {
      expect(said((await readContent(response(sent, [16_384]))).content)).toEqual(many);
    }
  });

  it('that holds no row ends is read all the same', async () => {
    const numbers = Array.from({ length: 60_000 }, (_, id) => id);
    expect(said((await readContent(response(JSON.stringify(numbers), [16_384]))).content)).toEqual(numbers);
    const one = [{ id: 1, text: '},'.repeat(80_000) }];
    expect(said((await readContent(response(JSON.stringify(one), [16_384]))).content)).toEqual(one);
  });

  it.each(['{"count": 1, "results": [{"id": 1},{"id": 2}]}', '"a word"', '7', 'null', '[]', ' \n[ {"id": 1} ] \n'])('may be any value: %s', async (sent) => {
    expect(said((await readContent(response(sent, [3]))).content)).toEqual(JSON.parse(sent));
  });

  it.each(['[{"id": 1},', '[{"id": 1},]', '[{"id": 1}', '[{"id": 1}]]', '[{"id": 1}] [', '{"id": 1', 'x', '[{"id": 1},{"id": }]'])(
    'is broken: %s',
    async (sent) => {
      expect(said((await readContent(response(sent, [3]))).content)).toBe('Broken');
    },
  );

  it('is broken wherever it is broken, behind thousands of rows that were fine', () => {
    const rows = `[${'{"id": 1},'.repeat(20_000)}`;
    for (const end of [']', '{"id": }]', '{"id": 1}', '{"id": 1}},{"id": 2}]']) {
      const flow = flowingJson();
      for (let at = 0; at < rows.length; at += 10_000) flow.add(rows.slice(at, at + 10_000));
      flow.add(end);
      expect(flow.end).toThrow(SyntaxError);
    }
  });

  /** What is told of a list of these rows over and over, and the list. */
  const hearing = async (few: readonly unknown[], cuts: readonly number[]) => {
    const heard: unknown[] = [];
    const list = Array.from({ length: 4000 }, (_, index) => few[index % few.length]);
    const { content } = await readContent(response(JSON.stringify(list), cuts), undefined, undefined, () => (items) => void heard.push(...items));
    return { heard, all: said(content) as readonly unknown[] };
  };

  it('tells of items each once and in their order, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), fc.constantFrom(9000, 1 << 20), async (few, cut) => {
        const { heard, all } = await hearing(few, [cut]);
        expect(heard.every((item, index) => item === all[index])).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it('tells of most of a long list before its end', async () => {
    const { heard, all } = await hearing([{ id: 1, name: 'سارا احمدی', city: 'تهران' }], [9000]);
    expect(all.length).toBe(4000);
    expect(heard.length).toBeGreaterThan(3000);
  });

  it('may be markup or nothing', async () => {
    expect(said((await readContent(response(' \n <html></html>', [1]))).content)).toBe('Page');
    expect(said((await readContent(response('  ', [1]))).content)).toBe('Nothing');
    expect(said((await readContent(new Response(null, { status: 204 }))).content)).toBe('Nothing');
  });
});

describe('a body without a name', () => {
  it('is known again, and known to be another by one letter', async () => {
    const read = async (sent: string, known: string | null) => await readContent(response(sent, [7]), known);
    const first = await read('[{"id": 1},{"id": 2}]', null);
    expect(said(first.content)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(said((await read('[{"id": 1},{"id": 2}]', first.version)).content)).toBe('Same');
    expect(said((await read('[{"id": 1},{"id": 3}]', first.version)).content)).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('tells of every part of it that came', async () => {
    let parts = 0;
    await readContent(response('[1,2,3]', [1]), null, () => {
      parts += 1;
    });
    expect(parts).toBe(8);
  });
});
