/** As much of a form, or of a list that is filled by one, as says whether something was entered. */
interface Entered {
  readonly draft?: object;
  readonly opened?: object;
  readonly rows?: readonly unknown[];
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

/** Whether what a workflow remembers outlives the session: something was entered or waits to be sent, or is kept there for good. */
export const outlives = (context: object | undefined): boolean => {
  const { lasting = null, queue = [] } = (context ?? {}) as Lasting;
  return lasting !== null || queue.length > 0 || hasEntries(context);
};
