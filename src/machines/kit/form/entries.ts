/** As much of a form, or of a list that is filled by one, as says whether something was entered. */
interface Entered {
  readonly draft?: object;
  readonly opened?: object;
  readonly rows?: readonly unknown[];
  /** Of a list that becomes a paper: the day on which it was printed as it stands. */
  readonly printed?: string | null;
}

/** What else of a workflow is not to go with the session: what is kept there for good, and what waits to be sent. */
interface Lasting {
  readonly lasting?: object | null;
  readonly queue?: readonly unknown[];
}

/** Whether something was entered in what a workflow remembers, and is still there. */
export const hasEntries = (context: object | undefined): boolean => {
  const { draft, opened, rows } = (context ?? {}) as Entered;
  return draft !== undefined && (Boolean(rows?.length) || JSON.stringify(draft) !== JSON.stringify(opened));
};

/** Whether something was entered or tapped and not brought to an end: what was printed is through, although it can be printed again. */
export const isUnended = (context: object | undefined): boolean => {
  const { printed = null, queue = [], ...entered } = (context ?? {}) as Entered & Lasting;
  return queue.length > 0 || hasEntries(printed === null ? entered : { ...entered, rows: [] });
};

/** Whether what a workflow remembers outlives the session: something was entered or waits to be sent, or is kept there for good. */
export const outlives = (context: object | undefined): boolean => {
  const { lasting = null, queue = [] } = (context ?? {}) as Lasting;
  return lasting !== null || queue.length > 0 || hasEntries(context);
};
