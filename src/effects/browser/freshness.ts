/** How often lists on the screen are asked for again, in milliseconds: with the answer's way, half a minute. */
const ROUND_MILLIS = 25_000;
/** How long an answer may take before the age of what is shown is said. */
const PATIENCE_MILLIS = 1500;
/** What was confirmed later than this, in milliseconds, is not asked again for a mere glance. */
const GLANCE_MILLIS = 2000;
/** How often what a screen asked for beside its lists is asked for again while somebody looks, in milliseconds: it has no version, so that every answer is written down. */
const BESIDE_MILLIS = 100_000;
/** From this age on, in milliseconds, it matters when a list was confirmed last. */
const OLD_MILLIS = 60_000;

/** How a cached list stands in its workflow. */
export interface ListStanding {
  readonly at: 'ready' | 'aged' | 'failed' | 'busy';
  /** When it is known to have been the provider's; null while it never came. */
  readonly loadedAt: number | null;
}

type ListEvent = { readonly type: 'resource.outdated' | 'resource.confirmed' | 'resource.aged'; readonly at: number };

/** What is watched, and who hears of it. */
export interface Watched {
  /** The lists of which something is on the screen; none while nobody is signed in. */
  readonly lists: () => readonly string[];
  readonly standing: (list: string) => ListStanding | null;
  /** Asks the provider whether it has other rows than those that were read last. */
  readonly hasNews: (list: string) => Promise<boolean>;
  readonly tell: (list: string, event: ListEvent) => void;
  /** Somebody else changed a list while it was looked at: what a screen computes of its rows is old too. */
  readonly changedElsewhere: (list: string) => void;
  /** Somebody looks again, or still: what a screen asked for beside its lists has no version by which it could be compared. */
  readonly lookedAgain: () => void;
}

/** What the watch needs of a browser. */
export interface Sight {
  readonly page: Pick<EventTarget, 'addEventListener'> & { readonly visibilityState: DocumentVisibilityState };
  readonly window: Pick<EventTarget, 'addEventListener'>;
  readonly online: () => boolean;
  readonly now: () => number;
}

/**
 * Keeps the lists on the screen as the provider has them: asks again and again while somebody looks, and at once on every
 * return of the focus, of the page or of the network.
 *
 * Workflows hear of it only when something is new or in doubt: an answer that says "the same" leaves no trace, or a quiet
 * day would fill the log.
 */
export const watchLists = (watched: Watched, { page, window, online, now }: Sight): void => {
  const confirmed = new Map<string, number>();
  const asking = new Set<string>();

  const knownAt = (list: string, { loadedAt }: ListStanding): number => Math.max(loadedAt ?? 0, confirmed.get(list) ?? 0);

  const isOld = (list: string): boolean => {
    const standing = watched.standing(list);
    return standing !== null && now() - knownAt(list, standing) > OLD_MILLIS;
  };

  /** Says that nobody knows whether a list is still right, once. */
  const doubt = (list: string): void => {
    const standing = watched.standing(list);
    if (standing?.at === 'ready') watched.tell(list, { type: 'resource.aged', at: knownAt(list, standing) });
  };

  /** Writes down when a list was last right: nobody looks at it any more, and whoever comes back is told its age from that. */
  const settle = (list: string): void => {
    const standing = watched.standing(list);
    const at = standing ? knownAt(list, standing) : 0;
    if (standing?.at === 'ready' && at - (standing.loadedAt ?? 0) > OLD_MILLIS) watched.tell(list, { type: 'resource.confirmed', at });
  };

  /** Whether the page has begun: until then all that is on the screen is asked for anyhow. */
  let begun = false;
  const ask = async (list: string): Promise<void> => {
    const looked = begun;
    const askedAt = now();
    const late = setTimeout(() => isOld(list) && doubt(list), PATIENCE_MILLIS);
    asking.add(list);
    try {
      const news = await watched.hasNews(list);
      const standing = watched.standing(list);
      if (standing === null || standing.at === 'busy') return;
      confirmed.set(list, askedAt);
      if (news) {
        watched.tell(list, { type: 'resource.outdated', at: now() });
        if (looked) watched.changedElsewhere(list);
      } else if (standing.at !== 'ready') watched.tell(list, { type: 'resource.confirmed', at: askedAt });
    } catch {
      doubt(list);
    } finally {
      clearTimeout(late);
      asking.delete(list);
    }
  };

  let lookedAt = now();
  const lookBeside = (every: number): void => {
    if (!online() || Math.abs(now() - lookedAt) <= every) return;
    lookedAt = now();
    watched.lookedAgain();
  };

  let before: readonly string[] = [];
  /** `returned`: the page, the focus or the network has come back, so that also what never came is worth another try. */
  const round = (returned: boolean): void => {
    const lists = watched.lists();
    for (const list of before) if (!lists.includes(list)) settle(list);
    before = lists;
    if (page.visibilityState !== 'visible') return;
    lookBeside(returned ? GLANCE_MILLIS : BESIDE_MILLIS);
    for (const list of lists) {
      const standing = watched.standing(list);
      if (standing === null || standing.at === 'busy' || asking.has(list)) continue;
      if (!online()) doubt(list);
      else if (standing.loadedAt === null) {
        if (returned) watched.tell(list, { type: 'resource.outdated', at: now() });
      } else if (!returned || standing.at !== 'ready' || now() - (confirmed.get(list) ?? 0) > GLANCE_MILLIS) void ask(list);
    }
  };

  const back = () => round(true);
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') back();
    else for (const list of watched.lists()) settle(list);
  });
  for (const name of ['focus', 'online', 'pageshow']) window.addEventListener(name, back);
  window.addEventListener('offline', () => round(false));
  setInterval(() => round(false), ROUND_MILLIS);
  round(false);
  begun = true;
};
