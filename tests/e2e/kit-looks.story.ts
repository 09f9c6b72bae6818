import { expect, expectAccessible, expectNoSidewaysScroll, kitPage, stagePage, test } from './kit-pages.ts';

const THEMES = ['light', 'dark'] as const;
const NARROW = { width: 320, height: 640 };

for (const theme of THEMES) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('the whole kit is accessible and fits a narrow phone', async ({ page, kit }) => {
      await page.setViewportSize(NARROW);
      await page.goto(kitPage(kit, '', theme));
      await page.locator('main h2').first().waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    const screens: readonly (readonly [string, object, readonly (readonly [string, object])[]])[] = [
      ['the login', { signedIn: false, path: '/login' }, []],
      ['the login with its message', { signedIn: false, path: '/patients' }, [['session', { type: 'login.submitted' }]]],
      ['the one-time login', { signedIn: false, path: '/login' }, [['session', { type: 'mode.chosen', mode: 'otp' }]]],
      ['the home screen', { signedIn: true, path: '/' }, []],
      ['the home screen without its user', { signedIn: true, path: '/', user: 'failed' }, [['app', { type: 'network.changed', online: false }]]],
      ['the quick actions', { signedIn: true, path: '/' }, [['app', { type: 'quickActions.toggled', open: true }]]],
      ['the question before a removal', { signedIn: true, path: '/' }, [['app', { type: 'removal.ask', resource: 'patients', id: 7, label: 'علی' }]]],
      ['a newer release that waits', { signedIn: true, path: '/' }, [['app', { type: 'release.found' }]]],
      ['the settings', { signedIn: true, path: '/settings' }, []],
      ['a list of the settings', { signedIn: true, path: '/settings' }, [['settings', { type: 'section.toggled', section: 'clinics', open: true }]]],
    ];
    for (const [name, script, events] of screens) {
      test(`${name} is accessible and fits a narrow phone`, async ({ page, kit }) => {
        await page.goto(stagePage(kit, script, events));
        await page.locator('html[data-ready]').waitFor();
        await expectAccessible(page);
        await page.setViewportSize(NARROW);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

test('months run to the left in a box that scrolls to the right, where alone WebKit draws the shades of it at the right sides', async ({ page, kit }) => {
  await page.goto(kitPage(kit, 'charts'));
  await page.getByRole('group', { name: 'ماه‌ها' }).first().waitFor();
  const shaded = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { backgroundAttachment, direction } = getComputedStyle(element);
      const places = [...element.querySelectorAll('button')].map((month) => month.getBoundingClientRect().x);
      return backgroundAttachment.includes('local') ? [[direction, (places[0] ?? 0) > (places.at(-1) ?? 0)]] : [];
    }),
  );
  expect(shaded.length).toBeGreaterThan(0);
  expect(shaded).toEqual(shaded.map(() => ['ltr', true]));
});
