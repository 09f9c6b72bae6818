import { plainDigits } from '../../src/schema/kit/digits.ts';
import { StartProblem } from '../config/start-problem.ts';
import type { Database, Unit } from '../store/tables.ts';

/** A name as the form of signing in sends it, whatever keyboard it is typed on: with Latin digits, and without marks that nobody sees. */
export const typedUsername = (username: string): string => plainDigits(username);

/** The same for names that people take for one: their letters differ in case, or in a form that Unicode calls compatible. */
const likeness = (username: string): string => username.normalize('NFKC').toUpperCase().normalize('NFKC');

/** Refuses a username for a new account when it is, or reads like, one that somebody has; an installation has a few dozen. */
export const refuseTaken = async (on: Database | Unit, username: string): Promise<void> => {
  const logins = await on.selectFrom('logins').select('username').orderBy('username').execute();
  const like = logins.map((login) => login.username).filter((taken) => likeness(taken) === likeness(username));
  const [other] = like;
  if (other === undefined) return;
  throw new StartProblem(
    like.includes(username) ? `The username "${username}" is taken.` : `The username "${username}" is too like "${other}", which is taken.`,
  );
};
