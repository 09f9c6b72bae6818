/** A stretch of a text, from where it begins up to where something else does, and what stands there instead. */
export type Stretch = readonly [from: string, upTo: string, instead: string];

type Names = readonly string[];
/** What is said instead, in JavaScript. */
type Said = Readonly<Record<string, string>>;

/** What is known of a program where it is used, by which its text is written shorter. */
export interface Known {
  /** Numbers that no `x.tag` is: cases of it and comparisons with it go. */
  readonly tags?: readonly number[];
  /** Words that nothing else that is told apart by cases is: they go. */
  readonly words?: Names;
  /** Names at the top of the program that mean one value for good: who reads them reads that, and nobody sets them. */
  readonly values?: Said;
  /** Properties that are the same wherever they are read. */
  readonly properties?: Said;
  /** Comparisons that come to one value, as they are written. */
  readonly comparisons?: Said;
  /** Functions whose calls come to one value and do nothing. */
  readonly calls?: Said;
  /** What is declared at the top of the program, and does another thing here. */
  readonly declarations?: Said;
  /** Methods of classes, and what is read of them like a property, that nobody asks for. */
  readonly methods?: Names;
  /** Entries of objects that nobody asks for. */
  readonly entries?: Names;
  /** Statements that are for nobody, by the words they begin with. */
  readonly statements?: Names;
  /** What has to be cut by hand. */
  readonly stretches?: readonly Stretch[];
}

const NOTHING: Required<Known> = {
  tags: [],
  words: [],
  values: {},
  properties: {},
  comparisons: {},
  calls: {},
  declarations: {},
  methods: [],
  entries: [],
  statements: [],
  stretches: [],
};

/** What is known, nothing of what nothing is said of. */
export const whole = (known: Known): Required<Known> => ({ ...NOTHING, ...known });

/** All that is known, by its names. */
export const namesOf = (known: Known): Names => {
  const { tags, words, values, properties, comparisons, calls, declarations, methods, entries, statements } = whole(known);
  const said = [values, properties, comparisons, calls, declarations].flatMap(Object.keys);
  return [...tags.map(String), ...words, ...said, ...methods, ...entries, ...statements];
};
