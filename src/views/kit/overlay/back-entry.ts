/**
 * Lets the Back button close what lies over the page, by one history entry for each.
 *
 * Entries are marked in their state. Going back over a mark closes its owner and is nobody else's business: listeners
 * that come after this file's never see it. An owner that closes by itself takes its entry back, and whoever wants to go
 * elsewhere, or opens something else, waits for that, because a traversal under way would undo the new entry.
 */
interface Owner {
  readonly mark: number;
  /** How many entries there were with this one on top; 0 while it waits for its entry. */
  length: number;
  /** The page that it lies over. */
  readonly path: string;
  readonly close: () => void;
}

interface Marked {
  readonly overlay?: number;
}

const owners: Owner[] = [];
/** No mark of an earlier load is one of this: such entries outlive a reload. */
let nextMark = Math.trunc(performance.timeOrigin);
let leaving = 0;
let waiting: (() => void)[] = [];
/** Where somebody wants to go once all is closed, and the first mark of what rose since. */
let wishes: (() => void)[] = [];
let wished = 0;
/** The mark of what closed last. */
let closed = 0;

const markOf = (state: unknown): number => (state as Marked | null)?.overlay ?? 0;

const enter = (owner: Owner) => {
  history.pushState({ ...(history.state as object | null), overlay: owner.mark }, '');
  owner.length = history.length;
};

const settle = () => {
  if (leaving > 0) return;
  for (const owner of owners) if (owner.length === 0) enter(owner);
  if (owners.length > 0) return;
  const ready = [...waiting, ...wishes];
  waiting = [];
  wishes = [];
  for (const go of ready) go();
};

/** Something closed. If it was a question that rose over what was to close, and that stays, so does the person. */
const answered = () => {
  if (closed >= wished && owners.some(({ mark }) => mark < wished)) wishes = [];
  settle();
};

const popped = (event: PopStateEvent) => {
  const mark = markOf(event.state);
  if (leaving > 0) {
    event.stopImmediatePropagation();
    leaving -= 1;
    answered();
    return;
  }
  const top = owners.at(-1);
  if (top && top.path !== window.location.pathname) {
    // Over several entries at once, to another page: that says what becomes of what lies over this one.
    owners.length = 0;
  } else if (top && top.mark !== mark) {
    event.stopImmediatePropagation();
    top.length = 0;
    top.close();
    // One that asks before it closes, or does not close now, needs an entry again, under that of its question.
    setTimeout(answered);
  } else if (mark > 0 && !owners.some((owner) => owner.mark === mark)) {
    // The mark of something long closed: pass over it.
    event.stopImmediatePropagation();
    history.back();
  }
};

const goBack = (then?: () => void) => {
  leaving += 1;
  if (then) waiting.unshift(then);
  history.back();
};

/** Takes an owner's entry back; an address that replaced it meanwhile replaces the page under it instead. */
const takeBack = ({ mark, length }: Owner) => {
  const state: unknown = history.state;
  const { href } = window.location;
  if (markOf(state) === mark) goBack();
  else if (markOf(state) === 0 && history.length === length) goBack(() => history.replaceState(state, '', href));
  settle();
};

/** Adds an entry whose leaving calls `close`; the answer takes it back when the owner closes by itself. */
export const pushBackEntry = (close: () => void): (() => void) => {
  const owner: Owner = { mark: nextMark++, length: 0, path: window.location.pathname, close };
  owners.push(owner);
  settle();
  return () => {
    const index = owners.indexOf(owner);
    if (index < 0) return;
    owners.splice(index, 1);
    closed = owner.mark;
    takeBack(owner);
  };
};

/** Runs `go` once no overlay holds a history entry: at once, or when the open ones have closed. */
export const afterOverlays = (go: () => void): void => {
  if (owners.length === 0 && leaving === 0) {
    go();
    return;
  }
  wished = nextMark;
  wishes.push(go);
  for (const owner of [...owners].reverse()) owner.close();
};

// On the window itself listeners are heard in the order in which they came, whatever they ask for: this one comes first.
window.addEventListener('popstate', popped);
// What was open before a reload left its entry here; one that opens again brings its own.
if (markOf(history.state) > 0) goBack();
