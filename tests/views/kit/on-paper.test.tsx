import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { useOnPaper } from '../../../src/views/kit/print/paper/on-paper.ts';
import { show } from '../stand.tsx';

const Part = ({ name, ready, printing = false }: { readonly name: string; readonly ready: boolean; readonly printing?: boolean }) =>
  useOnPaper(printing, ready) ? <p data-print-sheet="">{name}</p> : null;
const browser = (event: 'beforeprint' | 'afterprint') => act(async () => window.dispatchEvent(new Event(event)));
const papers = (page: ParentNode) => [...page.querySelectorAll('[data-print-sheet]')].map(({ textContent }) => textContent);

describe('the browser’s own print command', () => {
  it('finds the paper of a page that is ready, and leaves the page as it was', async () => {
    const page = await show(<Part name="فاکتور" ready />);
    expect(papers(page)).toEqual([]);
    await browser('beforeprint');
    expect(papers(page)).toEqual(['فاکتور']);
    await browser('afterprint');
    expect(papers(page)).toEqual([]);
  });

  it('has the paper before it goes on, since it waits for nothing', async () => {
    const page = await show(<Part name="فاکتور" ready />);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      expect(papers(page)).toEqual(['فاکتور']);
    });
    await browser('afterprint');
  });

  it('finds none where our button would ask something first', async () => {
    const page = await show(<Part name="نسخه" ready={false} />);
    await browser('beforeprint');
    expect(papers(page)).toEqual([]);
    await browser('afterprint');
  });

  it('finds one where several could be printed, and what the program prints itself alone', async () => {
    const page = await show(
      <>
        <Part name="پرونده" ready />
        <Part name="لیست" ready />
      </>,
    );
    await browser('beforeprint');
    expect(papers(page)).toEqual(['پرونده']);
    await browser('afterprint');
    const other = await show(<Part name="نسخه" ready={false} printing />);
    await browser('beforeprint');
    expect([papers(page), papers(other)]).toEqual([[], ['نسخه']]);
    await browser('afterprint');
  });
});
