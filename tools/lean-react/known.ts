/** A stretch of a text, from where it begins up to where something else does, and what stands there instead. */
export type Stretch = readonly [from: string, upTo: string, instead: string];

/** What is known of a program where it is used, by which its text is written shorter. What is said instead is JavaScript. */
export interface Known {
  /** Numbers that no `x.tag` is: cases of it and comparisons with it go. */
  readonly tags: readonly number[];
  /** Words that nothing else that is told apart by cases is: they go. */
  readonly words: readonly string[];
  /** Names at the top of the program that mean one value for good: who reads them reads that, and nobody sets them. */
  readonly values: Readonly<Record<string, string>>;
  /** Properties that are the same wherever they are read. */
  readonly properties: Readonly<Record<string, string>>;
  /** Comparisons that come to one value, as they are written. */
  readonly comparisons: Readonly<Record<string, string>>;
  /** Functions whose calls come to one value and do nothing. */
  readonly calls: Readonly<Record<string, string>>;
  /** Entries of objects that nobody asks for. */
  readonly entries: readonly string[];
  /** Statements that are for nobody, by the words they begin with. */
  readonly statements: readonly string[];
  /** What has to be cut by hand. */
  readonly stretches: readonly Stretch[];
}

/** All that is known, by its names. */
export const namesOf = ({ tags, words, values, properties, comparisons, calls, entries, statements }: Known): readonly string[] => [
  ...tags.map(String),
  ...words,
  ...[values, properties, comparisons, calls].flatMap(Object.keys),
  ...entries,
  ...statements,
];
