import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('what users read', () => {
  it('is spelled by one habit: no mark of the genitive stands over or behind a silent ه, as none does in the ordered texts', () => {
    const texts = globSync(['src/**/*texts.ts', 'server/http/messages.ts'], { cwd: ROOT });
    expect(texts.length).toBeGreaterThan(20);
    const marked = texts.flatMap(
      (file) => readFileSync(path.join(ROOT, file), 'utf8').match(/[\u0600-\u06ff\u200c]*ه(?:\u0654|\u200cی)(?![\u0600-\u06ff\u200c])/g) ?? [],
    );
    expect(marked).toEqual([]);
  });
});
