/** Hears of items of a list while more of it is on its way. */
export type OnItems = (items: readonly unknown[]) => void;

/** Begins to hear of one body: a read that breaks off and is made again begins anew. */
export type Hearing = () => OnItems;
