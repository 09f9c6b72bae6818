import { describe, expect, it } from 'vitest';
import { open } from '../stand.tsx';

describe('the password', () => {
  it('is not emptied where it looks empty: what a browser fills in shows itself only at the first touch', async () => {
    const written: string[] = [];
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as PropertyDescriptor;
    Object.defineProperty(HTMLInputElement.prototype, 'value', {
      ...own,
      set(this: HTMLInputElement, value: string) {
        if (this.type === 'password') written.push(value);
        own.set?.call(this, value);
      },
    });
    try {
      await open({ signedIn: false, path: '/login' });
      expect(written).toEqual([]);
    } finally {
      Object.defineProperty(HTMLInputElement.prototype, 'value', own);
    }
  });
});
