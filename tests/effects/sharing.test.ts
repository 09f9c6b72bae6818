import { describe, expect, it } from 'vitest';
import { type SharingNavigator, shareText } from '../../src/effects/kit/sharing.ts';

const clipboard = (kept: string[]) => ({
  writeText: async (text: string) => {
    kept.push(text);
  },
});
const refusing = (name: string) => async () => {
  throw new DOMException('x', name);
};

describe('a text that is shared', () => {
  it('goes to the share sheet where there is one', async () => {
    const shared: string[] = [];
    const share: SharingNavigator['share'] = async ({ text }) => {
      shared.push(text);
    };
    expect([await shareText({ share }, 'گاز را نگه دارید'), shared]).toEqual(['shared', ['گاز را نگه دارید']]);
  });

  it('is left alone by who thinks better of it', async () => {
    const kept: string[] = [];
    expect([await shareText({ share: refusing('AbortError'), clipboard: clipboard(kept) }, 'x'), kept]).toEqual(['cancelled', []]);
  });

  it('is copied where there is no share sheet, or it does not open', async () => {
    const kept: string[] = [];
    expect(await shareText({ clipboard: clipboard(kept) }, 'یک')).toBe('copied');
    expect(await shareText({ share: refusing('NotAllowedError'), clipboard: clipboard(kept) }, 'دو')).toBe('copied');
    // A sheet that never said how it ended keeps every other from opening.
    expect(await shareText({ share: refusing('InvalidStateError'), clipboard: clipboard(kept) }, 'سه')).toBe('copied');
    expect(kept).toEqual(['یک', 'دو', 'سه']);
  });

  it('says so where the browser allows neither, as over plain HTTP', async () => {
    expect(await shareText({}, 'x')).toBe('refused');
    expect(await shareText({ clipboard: { writeText: refusing('NotAllowedError') } }, 'x')).toBe('refused');
  });
});
