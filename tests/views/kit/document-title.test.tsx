import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Title } from '../../../src/views/kit/page/document-title.tsx';
import { show } from '../stand.tsx';

interface Names {
  readonly screen?: string;
  readonly paper?: string;
}

/** A page whose screen has a name, and whatever is printed of it another. */
const named = async (first: Names) => {
  let say: (names: Names) => void = () => {};
  const Page = () => {
    const [{ screen, paper }, setNames] = useState(first);
    say = setNames;
    return (
      <>
        {screen === undefined ? null : <Title>{screen}</Title>}
        {paper === undefined ? null : <Title>{paper}</Title>}
      </>
    );
  };
  await show(<Page />);
  return (names: Names) => act(async () => say(names));
};

describe('the name of the document', () => {
  it('is that of what came last, whatever the one before is called meanwhile', async () => {
    const become = await named({ screen: 'بیماران' });
    expect(document.title).toBe('بیماران');
    await become({ screen: 'بیماران', paper: 'فهرست' });
    expect(document.title).toBe('فهرست');
    await become({ screen: 'نوبت‌ها', paper: 'فهرست' });
    expect(document.title).toBe('فهرست');
    await become({ screen: 'نوبت‌ها' });
    expect(document.title).toBe('نوبت‌ها');
  });

  it('stays that of what came last where the one before goes first, and is nobody’s in the end', async () => {
    const become = await named({ screen: 'بیماران' });
    await become({ screen: 'بیماران', paper: 'فهرست' });
    await become({ paper: 'فهرست' });
    expect(document.title).toBe('فهرست');
    await become({});
    expect(document.querySelectorAll('title')).toHaveLength(0);
  });
});
