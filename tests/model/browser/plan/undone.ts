import type { PageModel } from '../page-model.ts';
import { partsOf } from './project.ts';

const AWAY = ' elsewhere';

/** Why a page does none of an edge of its machine; `places` are where its own begin, `events` what it does there. */
const reasonOf = ({ deeds }: PageModel, name: string, places: ReadonlySet<string>, done: ReadonlySet<string>): string => {
  const { from, type } = partsOf(name);
  const deed = deeds[type];
  if (deed === undefined) return 'its page says nothing of it';
  if (typeof deed === 'string') return deed;
  if (!places.has(from)) return 'the page does not come to where it begins';
  const isAway = from.endsWith(AWAY);
  if (type === 'screen.entered' && !isAway) return 'whoever is there does not come again';
  if (type === 'screen.left' && isAway) return 'whoever is away does not leave';
  if (isAway && deed.offers) return 'only somebody who is there can do it';
  if (deed.only) return deed.only;
  return done.has(`${from} → ${type}`) ? 'the page does it there, and what it gives leads elsewhere' : 'the page does not offer it there';
};

/** Why a page does not do what it leaves out of its machine, by the names of the edges. */
export const reasonsOf = (page: PageModel, all: ReadonlySet<string>, doable: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const parts = [...doable].map(partsOf);
  const places = new Set(parts.map(({ from }) => from));
  const done = new Set(parts.map(({ from, type }) => `${from} → ${type}`));
  return new Map([...all].flatMap((name) => (doable.has(name) ? [] : [[name, reasonOf(page, name, places, done)] as const])));
};
