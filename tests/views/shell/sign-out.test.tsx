import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { installActors } from '../../../src/machines/app/install.ts';
import { workflows } from '../../../src/machines/insurances/registry.ts';
import { find, open, press } from '../stand.tsx';

const LOG = { on: true, persisted: true, trouble: null, records: 1, bytes: 0 };

/** The question before signing out, after a form was opened in which a name stands, or none. */
const asked = async (name: string, keeps: boolean | null) => {
  const stood = await open({ signedIn: true, path: '/settings' });
  const { app, tell, page } = stood;
  installActors(app.logic as AnyStateMachine, Object.fromEntries(workflows.map(({ description, machine }) => [description.name, machine])));
  await tell('app', { type: 'log.changed', log: { ...LOG, keeps } });
  await tell('app', { type: 'sheet.opened', workflow: 'insuranceForm', params: {}, at: 0 });
  if (name !== '') await tell('insuranceForm:new', { type: 'draft.changed', change: { name } });
  await press(find(page, 'button', 'خروج از حساب کاربری'));
  const dialog = page.querySelector('dialog[open]');
  return {
    said: dialog?.textContent ?? '',
    alert: dialog?.querySelector('p[role="alert"]')?.textContent ?? null,
    yes: find(page, 'dialog[open] button', 'خروج'),
  };
};

describe('the question before signing out', () => {
  it('says that what was begun waits encrypted', async () => {
    const { said, alert, yes } = await asked('بیمه ایران', true);
    expect(said).toContain('۱ فرم ناتمام رمزگذاری می‌شود و وقتی دوباره وارد شوید برمی‌گردد.');
    expect([alert, yes.dataset.tone]).toEqual([null, 'primary']);
  });

  it('warns where it cannot wait', async () => {
    const { alert, yes } = await asked('بیمه ایران', false);
    expect(alert).toContain('۱ فرم ناتمام را نمی‌توان روی این دستگاه رمزگذاری کرد و نگه داشت.');
    expect(alert).toContain('دور ریخته می‌شود.');
    expect(yes.dataset.tone).toBe('danger');
  });

  it.each([
    ['', true],
    ['', false],
    ['بیمه ایران', null],
  ])('says nothing of forms where there is nothing in one, or nobody knows («%s», %s)', async (name, keeps) => {
    const { said, alert, yes } = await asked(name, keeps);
    expect(said).toContain('آیا می‌خواهید از حساب کاربری خود خارج شوید؟');
    expect(said).not.toContain('ناتمام');
    expect([alert, yes.dataset.tone]).toEqual([null, 'primary']);
  });
});
