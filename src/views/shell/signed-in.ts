import { Inside } from './around/inside.tsx';
import { ScreenSwitch } from './screen-switch.tsx';

export { words } from './support/words.ts';

/** What every area but the session needs around it. */
export const screens = { inside: Inside, route: ScreenSwitch };
