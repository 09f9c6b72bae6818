import { notify } from '../../machines/kit/parent.ts';

/** The program's own host, asked for what it keeps anyway. */
const ADDRESS = '/config.json';
const HOUR_MILLIS = 3_600_000;
/** What a clock may be off, in hours, before it makes days and times wrong that anybody would notice. */
const BEARABLE = 0.5;

/** When an answer was made, in milliseconds since 1970; nothing where it does not say. A proxy that kept it says for how long. */
const madeAt = ({ headers }: Response): number => Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1000;

/**
 * By how many hours this device's clock is ahead of the host's, or behind where that is negative; 0 where the two agree as far as
 * a slow line lets one tell, and where the host does not say.
 */
export const hoursAhead = async (): Promise<number> => {
  const asked = Date.now();
  const answer = await fetch(ADDRESS, { method: 'HEAD', cache: 'no-store' });
  const heard = Date.now();
  const made = madeAt(answer);
  const millis = made < asked ? asked - made : made > heard ? heard - made : 0;
  const hours = millis / HOUR_MILLIS;
  return Math.abs(hours) > BEARABLE ? hours : 0;
};

/** Says so where this device's clock is wrong: days that nobody enters go by it. */
export const checkClock = async (send: (event: ReturnType<typeof notify>) => void): Promise<void> => {
  const hours = await hoursAhead();
  if (hours !== 0) send(notify('clock.wrong', 'problem', { count: hours.toFixed(2) }));
};
