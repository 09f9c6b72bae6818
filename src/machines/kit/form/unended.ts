type Named = Readonly<Record<string, unknown>>;

/** As much of a form, or of a list that is filled by one, as says whether something of it waits for somebody. */
interface Work {
  readonly draft?: Named;
  readonly opened?: Named;
  /** What of the draft was printed or sent, as it stood then. */
  readonly through?: Named | null;
  readonly rows?: readonly unknown[];
  /** Of a list that becomes a paper: the day on which it was printed as it stands. */
  readonly printed?: string | null;
  /** What waits to be sent. */
  readonly queue?: readonly unknown[];
}

/** Whether something was entered or tapped and not brought to an end: what was printed or sent is through, although it can be again. */
export const isUnended = (context: object | undefined): boolean => {
  const { draft, opened, through, rows = [], printed = null, queue = [] } = (context ?? {}) as Work;
  const isEnded = ([name, value]: readonly [string, unknown]) => [opened, through].some((each) => JSON.stringify(each?.[name]) === JSON.stringify(value));
  return queue.length > 0 || (draft !== undefined && ((rows.length > 0 && printed === null) || !Object.entries(draft).every(isEnded)));
};
