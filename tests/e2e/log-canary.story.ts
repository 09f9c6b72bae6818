import { expect, test } from './practice.ts';
import { signIn } from './signing-in.ts';
import { stored, untilKept } from './support/device.ts';
import { holding, inProfile } from './support/profile.ts';

test('neither the password nor the token of a real sign-in is anywhere in the log or on the disk', async ({ practice }) => {
  let token = '';
  await inProfile(
    async (context) => {
      const page = await context.newPage();
      await page.goto(`${practice.url}/patients`);
      await signIn(page, practice);
      await expect(page).toHaveURL(`${practice.url}/patients`);
      await expect(page.getByRole('list').first()).toBeVisible();
      token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
      const refresh = (await context.cookies()).map(({ value }) => value);
      expect(token.length).toBeGreaterThan(20);

      await untilKept(page, 'login.submitted');
      const log = await stored(page);
      for (const secret of [practice.password, token, ...refresh]) expect(log).not.toContain(secret);
    },
    async (profile) => {
      expect(await holding(profile, practice.password)).toEqual([]);
      // The token has one place (SES-TOKEN-1); the log’s is another.
      expect((await holding(profile, token)).filter((file) => file.includes('IndexedDB'))).toEqual([]);
      // The search finds what is there.
      expect((await holding(profile, token)).some((file) => file.includes('Local Storage'))).toBe(true);
      expect((await holding(profile, 'login.submitted')).some((file) => file.includes('IndexedDB'))).toBe(true);
    },
  );
});
