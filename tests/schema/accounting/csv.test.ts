import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvCell, type CsvColumn, csvOf } from '../../../src/schema/accounting/csv.ts';

interface Line {
  readonly name: string;
  readonly sum: number;
  readonly day: string | null;
}

const columns: readonly CsvColumn<Line>[] = [
  { head: 'نام', cell: ({ name }) => ({ text: name }) },
  { head: 'تاریخ', gregorian: 'تاریخ (میلادی)', cell: ({ day }): CsvCell => (day === null ? null : { day }) },
  { head: 'مبلغ (تومان)', cell: ({ sum }) => ({ number: sum }) },
];

/** A reader by the letter of RFC 4180, which knows nothing of how the file was made. */
const parsed = (file: string): readonly (readonly string[])[] => {
  const records: string[][] = [[]];
  let field = '';
  let inside = false;
  for (let at = 0; at < file.length; at += 1) {
    const letter = file[at];
    if (inside) {
      if (letter !== '"') field += letter;
      else if (file[at + 1] === '"') {
        field += '"';
        at += 1;
      } else inside = false;
    } else if (letter === '"') inside = true;
    else if (letter === ',') {
      records.at(-1)?.push(field);
      field = '';
    } else if (letter === '\r' && file[at + 1] === '\n') {
      records.at(-1)?.push(field);
      field = '';
      records.push([]);
      at += 1;
    } else field += letter;
  }
  return records.slice(0, -1);
};

const DANGEROUS = /^[\t\r\n]|^\s*[=+\-@]|[;|\t\r\n]\s*[=+\-@]|^\d[\d\s.,:/-]*$/;
const bare = (text: string): string => text.replaceAll("'", '');
const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', '＝', '"', ',', "'"), fc.string({ maxLength: 12 })).map(([first, rest]) => first + rest),
  fc
    .tuple(
      fc.string({ maxLength: 5 }),
      fc.constantFrom(';', '|', '\t', '\r', '\n', ';"', '; '),
      fc.constantFrom('=', '+', '-', '@', '＝'),
      fc.string({ maxLength: 5 }),
    )
    .map((pieces) => pieces.join('')),
  fc.stringMatching(/^\d{1,20}$/),
  fc.stringMatching(/^\d{1,3}[-/.:, ]\d{1,3}$/),
);

describe('a table as a file', () => {
  it('begins with the mark by which a spreadsheet knows UTF-8, and ends every line as the standard has it', () => {
    const file = csvOf(columns, [{ name: 'سارا', sum: 1_250_000, day: '2026-11-20' }]);
    expect(file).toBe('\ufeff"نام","تاریخ","تاریخ (میلادی)","مبلغ (تومان)"\r\n"سارا",1405/08/29,2026-11-20,1250000\r\n');
    expect([...new TextEncoder().encode(file)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(['=1+1', '+98912', '-2', '@SUM(A1)', '\tx', ' =1', '=HYPERLINK("http://x","y")', '＝1'])('makes no formula of %j', (name) => {
    const [, [field = ''] = []] = parsed(csvOf(columns, [{ name, sum: 0, day: null }]).slice(1));
    expect(field).toBe(`'${name}`);
  });

  it.each([
    ['سارا;=1+1', "سارا;'=1+1"],
    ['سارا; =1', "سارا;' =1"],
    ['سارا;"=1"', 'سارا;\'"=1"'],
    ['سارا\t@SUM(A1)', "سارا\t'@SUM(A1)"],
    ['سارا\n+98912', "سارا\n'+98912"],
    ['سارا|-2', "سارا|'-2"],
    ['\t=1', "'\t'=1"],
    ['\r＝1', "'\r'＝1"],
  ])('makes no formula of %j for a spreadsheet that splits its lines elsewhere', (name, harmless) => {
    const [, [field = ''] = []] = parsed(csvOf(columns, [{ name, sum: 0, day: null }]).slice(1));
    expect(field).toBe(harmless);
  });

  it.each(['09121234567', '00012', '12345678901234567890', '7', '۰۹۱۲', '12-5', '1/2', '1405/08/29', '12:30', '1e5', '1E+5', '1.50', '1,500', '50%', '3 1/2'])(
    'keeps every letter of %s, which is no number and no day',
    (name) => {
      const [, [field = ''] = []] = parsed(csvOf(columns, [{ name, sum: 0, day: null }]).slice(1));
      expect(field).toBe(`'${name}`);
    },
  );

  it('leaves what is no formula and no number as it is', () => {
    const names = ['سارا; رضا', 'a|b', 'TR-0912', 'x=1', '3 یونیت', '12-A', 'دندان 1/2', 'e5'];
    const records = parsed(
      csvOf(
        columns,
        names.map((name) => ({ name, sum: 0, day: null })),
      ).slice(1),
    );
    expect(records.slice(1).map(([name]) => name)).toEqual(names);
  });

  it('is read back as it was, whatever people are called, and no text of it is a formula', () => {
    const anyLine = fc.record({ name: anyName, sum: fc.maxSafeInteger(), day: fc.option(fc.constantFrom('2026-11-20', '2025-03-20')) });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        const records = parsed(csvOf(columns, lines).slice(1));
        expect(records).toHaveLength(lines.length + 1);
        for (const [index, { name, sum, day }] of lines.entries()) {
          const [text = '', jalali, gregorian, amount = ''] = records[index + 1] ?? [];
          expect(bare(text)).toBe(bare(name));
          expect(DANGEROUS.test(text)).toBe(false);
          expect([jalali, gregorian]).toEqual(day === null ? ['', ''] : [day === '2026-11-20' ? '1405/08/29' : '1403/12/30', day]);
          // Plain digits, which a spreadsheet sums; of a negative amount nothing but its sign besides.
          expect(amount).toMatch(/^-?\d+$/);
          expect(Number(amount)).toBe(sum);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('writes sums beyond what a number holds', () => {
    expect(csvOf([{ head: 'x', cell: () => ({ number: 40_000_000_000_040_000n }) }], [1])).toContain('\r\n40000000000040000\r\n');
  });
});
