type Named = Readonly<Record<string, unknown>>;

/** As much of a form, or of a list that is filled by one, as says whether something was entered. */
interface Entered {
  readonly draft?: object;
  readonly opened?: object;
  readonly rows?: readonly unknown[];
  /** Of a list that becomes a paper: the day on which it was printed as it stands. */
  readonly printed?: string | null;
  /** What of the draft was printed or sent, as it stood then. */
  readonly through?: object | null;
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

/** A draft without what of it is through: that is as it opened. */
const leftOf = (draft: object, opened: Named, through: Named): object =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, JSON.stringify(value) === JSON.stringify(through[name]) ? opened[name] : value]));

/** Whether something was entered or tapped and not brought to an end: what was printed or sent is through, although it can be again. */
export const isUnended = (context: object | undefined): boolean => {
  const { printed = null, queue = [], through, ...entered } = (context ?? {}) as Entered & Lasting;
  const left = through && entered.draft ? { draft: leftOf(entered.draft, { ...entered.opened }, { ...through }) } : {};
  return queue.length > 0 || hasEntries({ ...entered, ...left, ...(printed === null ? {} : { rows: [] }) });
};

/** Whether what a workflow remembers outlives the session: something was entered or waits to be sent, or is kept there for good. */
export const outlives = (context: object | undefined): boolean => {
  const { lasting = null, queue = [] } = (context ?? {}) as Lasting;
  return lasting !== null || queue.length > 0 || hasEntries(context);
};
