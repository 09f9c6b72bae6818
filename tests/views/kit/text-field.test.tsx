import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../../../src/views/kit/fields/text-field.tsx';
import { Held } from '../../kit/part.tsx';
import { field, showAlone, type } from '../stand.tsx';

const LABEL = 'توضیحات';
const typing = async (props: Partial<Parameters<typeof TextField>[0]> = {}) => {
  const page = await showAlone(<Held from="">{(value, hold) => <TextField label={LABEL} value={value} onChange={hold} {...props} />}</Held>);
  const box = field(page, LABEL);
  const directionOf = async (text: string) => {
    await type(box, text);
    return box.getAttribute('dir');
  };
  return { box, directionOf };
};

describe('a field for text', () => {
  it.each([{ multiline: false }, { multiline: true }])(
    'runs as the first letter of what it holds does, and as the page where there is none: %o',
    async (props) => {
      const { box, directionOf } = await typing(props);
      expect(box.getAttribute('dir')).toBeNull();
      // Figures alone are no word of another language: «۳۶، ۳۷» is read from the right.
      expect(await directionOf('۳۶، ۳۷')).toBeNull();
      expect(await directionOf('درد شدید')).toBeNull();
      expect(await directionOf('500 mg cap')).toBe('auto');
      expect(await directionOf('')).toBeNull();
    },
  );

  it('for names of accounts and for numbers runs from the left, whatever it holds', async () => {
    expect(await (await typing({ kind: 'latin' })).directionOf('Sara')).toBe('ltr');
    expect(await (await typing({ kind: 'digits' })).directionOf('12a')).toBe('ltr');
  });

  it('of several lines tells what happens to it as one of a single line does', async () => {
    const onFocus = vi.fn();
    const { box } = await typing({ multiline: true, input: { name: 'note', onFocus } });
    box.focus();
    expect([box.tagName, box.getAttribute('name'), onFocus.mock.calls.length]).toEqual(['TEXTAREA', 'note', 1]);
  });
});
