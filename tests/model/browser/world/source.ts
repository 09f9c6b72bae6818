/** What a page's views are given: the way to every living workflow. */
export interface ViewSource<Actor> {
  readonly get: (id: string) => Actor | undefined;
}

/**
 * The workflows of a page. The program hands them to nobody but its views: they are found where React keeps what a view was
 * given; null while no view has any. Runs in the page, where only its text comes: whoever needs it there is given that.
 */
export const sourceInPage = <Actor>(): ViewSource<Actor> | null => {
  interface Fiber {
    readonly stateNode?: { readonly current?: Fiber } | null;
    readonly memoizedProps?: { readonly source?: Partial<ViewSource<Actor>> } | null;
    readonly child?: Fiber | null;
    readonly sibling?: Fiber | null;
  }
  const [begun] = Object.entries(document.querySelector('#app') ?? {}).flatMap(([name, fiber]) =>
    name.startsWith('__reactContainer$') ? [fiber as Fiber] : [],
  );
  const left: Fiber[] = begun ? [begun.stateNode?.current ?? begun] : [];
  for (let fiber = left.pop(); fiber; fiber = left.pop()) {
    const source = fiber.memoizedProps?.source;
    if (source && 'get' in source && 'send' in source) return source as ViewSource<Actor>;
    left.push(...[fiber.sibling, fiber.child].flatMap((each) => each ?? []));
  }
  return null;
};
