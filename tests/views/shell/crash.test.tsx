import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { screens as shellScreens } from '../../../src/composition/areas/joined/home-page.ts';
import { volatileVault } from '../../../src/schema/kit/vault.ts';
import { AppView } from '../../../src/views/shell/app-view.tsx';
import { screens as signedIn } from '../../../src/views/shell/signed-in.ts';
import { stage } from '../../kit/stage-source.ts';
import { find, press, settle, show } from '../stand.tsx';

/** The settings, which break while they are drawn for as long as `broken` says so; what React says of it is expected. */
const open = async (broken: () => boolean) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { app, source } = stage({ signedIn: true, path: '/settings' });
  const Settings = () => {
    if (broken()) throw new Error('planted');
    return <p>settings</p>;
  };
  const page = await show(<AppView source={source} screens={{ ...shellScreens, ...signedIn, settings: Settings }} vault={volatileVault()} />);
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
