/** Where a tab notes its session; this outlives a reload. */
export const PLACE = 'matab.log';
/** Where it is noted whose what this device holds is, from their sign-in until all of it is closed; empty for one nobody knows by a key. */
export const OWNER = 'matab.owner';
/** What the names of the log's databases begin with. */
export const DATABASES = 'matab.log.';

const PATIENCE = 1000;

const noted = (): boolean => {
  try {
    return sessionStorage.getItem(PLACE) !== null;
  } catch {
    // Storage is denied: nothing was left.
    return false;
  }
};

const stored = async (): Promise<boolean> => {
  try {
    // A browser that cannot say is asked in earnest.
    if (typeof indexedDB.databases !== 'function') return true;
    return (await indexedDB.databases()).some(({ name }) => name?.startsWith(DATABASES));
  } catch {
    return false;
  }
};

/**
 * Whether something may have been left on this device, told without opening a database. Of a browser that does not say in
 * time: where somebody is signed in. What they type in a page that began without its log is lost when that page goes.
 */
export const mayContinue = (signedIn: boolean): Promise<boolean> => {
  if (noted()) return Promise.resolve(true);
  return Promise.race([stored(), new Promise<boolean>((resolve) => setTimeout(() => resolve(signedIn), PATIENCE))]);
};
