import { StartProblem } from './start-problem.ts';

const SHORTEST = 32;
/** A random text of 32 hexadecimal digits has fewer once in twenty million times. */
const FEWEST_CHARACTERS = 8;
const SHORTEST_CYCLE = 16;

/** How many characters there are before the text repeats itself. */
const cycleOf = (text: string): number => {
  for (let length = 1; length < text.length; length += 1) {
    if (text.startsWith(text.slice(length))) return length;
  }
  return text.length;
};

const isGuessable = (text: string): boolean =>
  new Set(text).size < FEWEST_CHARACTERS || cycleOf(text) < SHORTEST_CYCLE || /change.?me|your.?secret|^(secret|password|example|matab)/i.test(text);

/** Refuses what is no secret: whoever guesses it signs tokens for everybody. */
export const checkSecret = (name: string, text: string): void => {
  if (text.length < SHORTEST) throw new StartProblem(`${name} must have at least ${SHORTEST} characters.`);
  if (isGuessable(text)) throw new StartProblem(`${name} can be guessed: make one with "openssl rand -base64 32".`);
};
