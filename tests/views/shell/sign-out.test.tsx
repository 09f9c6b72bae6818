import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, fromPromise } from 'xstate';
import { installActors } from '../../../src/machines/app/install.ts';
import { workflows } from '../../../src/machines/insurances/registry.ts';
import { workflows as prescriptions } from '../../../src/machines/prescription/registry.ts';
import { find, open, press } from '../stand.tsx';

const LOG = { on: true, persisted: true, trouble: null, records: 1, bytes: 0 };

/** The question before signing out, after a form was opened in which a name stands, or none. */
const asked = async (name: string, keeps: boolean | null, left = 0) => {
  const stood = await open({ signedIn: true, path: '/settings' });
  const { app, tell, page } = stood;
  installActors(app.logic as AnyStateMachine, Object.fromEntries(workflows.map(({ description, machine }) => [description.name, machine])));
  await tell('app', { type: 'log.changed', log: { ...LOG, keeps, left } });
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

/** The same after a prescription was printed, with something in its form besides. */
const askedAfterPrint = async (drug: string) => {
  const { app, tell, page } = await open({ signedIn: true, path: '/settings' });
  const prints = ({ description, machine }: { readonly description: { readonly name: string }; readonly machine: AnyStateMachine }) =>
    [description.name, machine.provide({ actors: { printPage: fromPromise(async () => ({})) } })] as const;
  installActors(app.logic as AnyStateMachine, Object.fromEntries(prescriptions.map(prints)));
  await tell('app', { type: 'log.changed', log: { ...LOG, keeps: false } });
  await tell('app', { type: 'sheet.opened', workflow: 'prescription', params: { patient: '7' }, at: 0 });
  const id = Object.keys(app.getSnapshot().context.open).find((each) => each.startsWith('prescription')) ?? '';
  await tell(id, { type: 'draft.changed', change: { drug: 'ایبوپروفن', count: '20', usage: 'در صورت درد' } });
  await tell(id, { type: 'row.added', at: 0 });
  await tell(id, { type: 'print.requested', at: 0 });
  await tell(id, { type: 'draft.changed', change: { drug } });
  await press(find(page, 'button', 'خروج از حساب کاربری'));
  return page.querySelector('dialog[open]')?.textContent ?? '';
};

describe('the question before signing out', () => {
  it('counts no prescription that was printed, but what was begun after it', async () => {
    expect(await askedAfterPrint('')).not.toContain('ناتمام');
    expect(await askedAfterPrint('ژلوفن')).toContain('۱ کار ناتمام');
  });

  it('says that what was begun waits encrypted', async () => {
    const { said, alert, yes } = await asked('بیمه ایران', true);
    expect(said).toContain('۱ کار ناتمام رمزگذاری می‌شود و وقتی دوباره وارد شوید برمی‌گردد.');
    expect([alert, yes.dataset.tone]).toEqual([null, 'primary']);
  });

  it('speaks of what closed tabs left as well', async () => {
    expect((await asked('بیمه ایران', true, 2)).said).toContain('۱ کار ناتمام و نوشته‌های ۲ زبانه بسته رمزگذاری می‌شود');
    expect((await asked('', true, 1)).said).toContain('نوشته‌های ۱ زبانه بسته رمزگذاری می‌شود');
    expect((await asked('', false, 1)).alert).toContain('نوشته‌های ۱ زبانه بسته را نمی‌توان روی این دستگاه رمزگذاری کرد و نگه داشت.');
  });

  it('warns where it cannot wait', async () => {
    const { alert, yes } = await asked('بیمه ایران', false);
    expect(alert).toContain('۱ کار ناتمام را نمی‌توان روی این دستگاه رمزگذاری کرد و نگه داشت.');
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
