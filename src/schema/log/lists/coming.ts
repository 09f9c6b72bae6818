/** What is on its way from the disk, begun when somebody first waits for it, and over when it is here or cannot be had; undefined where there is nothing more to wait for. */
export type Coming = () => Promise<void> | undefined;

/** Waits for the lists that an earlier page left, without which nothing that is heard of the world can be done to them. */
export let listsAtHand: Coming = () => undefined;

/** Has whoever hears of the world wait for lists. */
export const expectLists = (coming: Coming): void => {
  listsAtHand = coming;
};
