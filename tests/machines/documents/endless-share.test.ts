import { describe, expect, it } from 'vitest';
import type { DocumentsContext } from '../../../src/machines/documents/context.ts';
import { documentsMachine } from '../../../src/machines/documents/documents.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 21, 8, 30);
const ADVICE = { type: 'draft.changed', change: { adviceName: 'بعد از کشیدن', adviceText: 'گاز را نگه دارید' } };
const SHARE = { type: 'message.shared', text: 'گاز را نگه دارید' };

/** An advice for nobody that is being shared, by a share sheet that says nothing of itself. */
const sharing = () => {
  const papers = stage(documentsMachine, ['printPage', 'shareText', 'loadPatient', 'loadFinances'], { params: {}, query: { tab: 'advice' }, at: AT });
  papers.send(ADVICE, SHARE);
  const page = () => (papers.state() as { open: { page: string } }).open.page;
  return { ...papers, page, outcome: () => (papers.snapshot().context as DocumentsContext).outcome };
};

describe('papers whose share sheet never says how it ended', () => {
  it('are printed all the same', async () => {
    const { send, page, answer, outcome } = sharing();
    expect(page()).toBe('sharing');
    send({ type: 'print.requested', at: AT, lacking: [] });
    expect(page()).toBe('printing');
    // What it says in the end is nobody's any more: the print goes on.
    await expect(answer('shareText', { how: 'shared' })).rejects.toThrow();
    expect(page()).toBe('printing');
    await answer('printPage', {});
    expect([page(), outcome()]).toEqual(['shown', 'printed']);
  });

  it('are emptied all the same, after a question', () => {
    const { send, page } = sharing();
    send({ type: 'draft.emptied' });
    expect(page()).toBe('asking');
  });

  it('are shared once more, and say what became of that', async () => {
    const { send, page, answer, calls, outcome } = sharing();
    send(SHARE);
    expect(calls('shareText')).toHaveLength(2);
    await answer('shareText', { how: 'copied' });
    expect([page(), outcome()]).toEqual(['shown', 'copied']);
  });

  it('have closed it for whoever comes back to them', () => {
    const { send, page } = sharing();
    send({ type: 'screen.left' }, { type: 'screen.entered', at: AT, query: { tab: 'advice' } });
    expect(page()).toBe('shown');
    send(SHARE, { type: 'screen.entered', at: AT, query: { tab: 'advice' } });
    expect(page()).toBe('shown');
  });
});
