import { act, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { screens as shellScreens } from '../../../src/composition/areas/joined/home-page.ts';
import { installActors } from '../../../src/machines/app/install.ts';
import { workflows } from '../../../src/machines/insurances/registry.ts';
import { volatileVault } from '../../../src/schema/kit/vault.ts';
import { AppView } from '../../../src/views/shell/app-view.tsx';
import { screens as signedIn } from '../../../src/views/shell/signed-in.ts';
import { stage } from '../../kit/stage-source.ts';
import { find, press, settle, show } from '../stand.tsx';

/** The settings, which break while they are drawn for as long as `broken` says so; what React says of it is expected. */
const open = async (broken: () => boolean, others: Readonly<Record<string, ComponentType>> = {}) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { app, source } = stage({ signedIn: true, path: '/settings' });
  const Settings = () => {
    if (broken()) throw new Error('planted');
    return <p>settings</p>;
  };
  const page = await show(<AppView source={source} screens={{ ...shellScreens, ...signedIn, settings: Settings, ...others }} vault={volatileVault()} />);
  await settle();
  return { app, page };
};

describe('a screen that breaks while it is drawn', () => {
  it('says so kindly, and leaves the rest of the page in use', async () => {
    const { page } = await open(() => true);
    expect(page.querySelector('main [role="alert"]')?.textContent).toContain('مشکلی پیش آمد.');
    expect(find(page, 'nav', 'ناوبری اصلی')).toBeTruthy();
    await press(find(page, 'main a', 'بازگشت به خانه'));
    await settle();
    expect(page.querySelector('main [role="alert"]')).toBeNull();
    expect(page.textContent).toContain('پرونده بیماران');
  });

  it('is tried again when asked, and of its own accord when something has changed', async () => {
    let broken = true;
    const asked = await open(() => broken);
    broken = false;
    await press(find(asked.page, 'main button', 'تلاش دوباره'));
    expect(asked.page.textContent).toContain('settings');

    broken = true;
    const changed = await open(() => broken);
    expect(changed.page.textContent).not.toContain('settings');
    broken = false;
    await act(async () => changed.app.send({ type: 'removal.ask', resource: 'patients', id: 1, label: 'مینا' }));
    expect(changed.page.textContent).toContain('settings');
  });
});

describe('a sheet that breaks while it is drawn', () => {
  it('says so, leaves the page under it in use, and goes when one walks on', async () => {
    const Broken = () => {
      throw new Error('planted');
    };
    const { app, page } = await open(() => false, { insuranceForm: Broken });
    installActors(app.logic as AnyStateMachine, Object.fromEntries(workflows.map(({ description, machine }) => [description.name, machine])));
    await act(async () => app.send({ type: 'sheet.opened', workflow: 'insuranceForm', params: {}, at: 0 }));
    expect(page.querySelector('main')?.textContent).toBe('settings');
    expect(find(page, 'nav', 'ناوبری اصلی')).toBeTruthy();
    expect(page.textContent).toContain('مشکلی پیش آمد.');
    await press(find(page, '[role="alert"] a', 'بازگشت به خانه'));
    await settle();
    expect(app.getSnapshot().context.sheet).toBeNull();
    expect(page.textContent).not.toContain('مشکلی پیش آمد.');
  });
});
