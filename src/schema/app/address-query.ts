import { OWING, TABS } from '../accounting/tabs.ts';
import { VIEWS } from '../appointments/views.ts';
import { DOCUMENTS } from '../documents/tabs.ts';
import { record, text } from '../kit/shape.ts';
import { areas } from './areas.ts';
import type { Route } from './route.ts';

/** Words that the program itself writes into addresses; whatever else stands there may have been typed by somebody. */
const WORDS = [...TABS, ...OWING, ...VIEWS, ...DOCUMENTS];

/** Under what an address says behind its path whom or what its screen is about: workflows are called by that number everywhere. */
const SUBJECTS = Object.values<readonly Route[]>(areas).flatMap((routes) =>
  routes.flatMap(({ path, about = [] }) => about.filter((name) => !path.split('/').includes(`:${name}`))),
);
const numbers = Object.fromEntries(SUBJECTS.map((name) => [name, text({ disguise: 'numbered' })]));

/** What an address says behind its path, by name: an order, a filter, a range; a search, where it was kept from earlier. */
export const addressQuery = record({ ...text({ disguise: 'asked' }), values: WORDS }, 'keep', numbers);
