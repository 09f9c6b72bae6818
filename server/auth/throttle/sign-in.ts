import { type Attempts, type Counter, keyOf, type Limit } from './attempts.ts';
import { networkOf } from './network.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Of one network, whatever names it tries. */
const NETWORK: Limit = { most: 60, span: MINUTE, longest: MINUTE };
/** Of one network at one name. */
const NAME_HERE: Limit = { most: 5, span: MINUTE, longest: MINUTE };
/** At one name from everywhere: forty guesses an hour at most, ten an hour in the long run. */
const NAME: Limit = { most: 10, span: 15 * MINUTE, longest: HOUR };
/** Of a device that signed in as this name before. */
const DEVICE: Limit = { most: 5, span: MINUTE, longest: 15 * MINUTE };
/** Failures after which such a device is one like any other, so that a stolen cookie is worth little. */
const DEVICE_DAY: Limit = { most: 20, span: DAY, longest: DAY };

export interface Visitor {
  readonly username: string;
  readonly address: string;
  /** What a cookie proves of an earlier sign-in as this name, or null. */
  readonly device: string | null;
}

/** An attempt that may go on to the password. */
export interface Entry {
  readonly isKnown: boolean;
  /** The password was right. */
  readonly forgive: () => Promise<void>;
}

/** The counter of guesses at a name from everywhere. */
export const nameKey = (username: string): string => keyOf('name', username);

/**
 * Counts an attempt to sign in before its password is looked at, and refuses it with 429 when there were too many.
 *
 * Nobody who guesses from elsewhere can lock an owner out: a device that signed in before is only ever held up by itself
 * (OWASP, device cookies). A name that nobody has is counted like any other, so that limits tell nothing of names.
 */
export const enterSignIn = async (attempts: Attempts, { username, address, device }: Visitor, report: () => void): Promise<Entry> => {
  if (device !== null) {
    const [now, today] = [keyOf('device', username, device), keyOf('device day', username, device)];
    await attempts.countTo([[DEVICE, now]], report);
    if (await attempts.allows([DEVICE_DAY, today])) return { isKnown: true, forgive: () => attempts.clear([now, today]) };
  }
  const network = networkOf(address);
  const [from, here, name] = [keyOf('address', network), keyOf('account', username, network), nameKey(username)];
  // The network first: whoever tries name after name leaves no counter behind for each of them.
  const counters: readonly Counter[] = [
    [NETWORK, from],
    [NAME_HERE, here],
    [NAME, name],
  ];
  await attempts.countTo(counters, report);
  const forgive = async () => {
    await attempts.clear([here]);
    // Those of others at this network and at this name stay: a right password says nothing of theirs.
    await attempts.takeBack([from, name]);
  };
  return { isKnown: false, forgive };
};
