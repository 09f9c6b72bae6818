import type { Notice } from '../../schema/app/workflow.ts';
import type { AppContext, ShownNotice } from './context.ts';

/** How long a message that needs no answer stays, in milliseconds. */
export const NOTICE_MILLIS = 6000;
const MOST_NOTICES = 3;

/** Which thing a message is of, where it says so. */
const thing = ({ values: { resource, id } }: Notice): string | null => (resource && id ? `${resource}/${id}` : null);

/** Whether a message is said by another that comes after it: of the same thing or one of the same name, or the very same again. */
const isOvertaken = (earlier: Notice, later: Notice): boolean => {
  const [one, other] = [thing(earlier), thing(later)];
  if (one !== null && other !== null) return one === other;
  return earlier.values.label ? earlier.values.label === later.values.label : JSON.stringify(earlier) === JSON.stringify(later);
};

/** No more than there is room for: what needs somebody goes last, and what comes is there. */
const fewest = (notices: readonly ShownNotice[]): readonly ShownNotice[] => {
  if (notices.length <= MOST_NOTICES) return notices;
  const over = notices.slice(0, -1).findIndex(({ notice }) => notice.tone !== 'problem' && notice.workflow == null);
  return notices.toSpliced(Math.max(0, over), 1);
};

/** Adds a message; what was said before of a thing of the same name is no longer so, and nothing is said twice at once. */
export const withNotice = (context: AppContext, notice: Notice): Pick<AppContext, 'notices' | 'nextNotice'> => ({
  notices: fewest([...context.notices.filter((earlier) => !isOvertaken(earlier.notice, notice)), { key: context.nextNotice, notice }]),
  nextNotice: context.nextNotice + 1,
});

/** Without what called the user back to a workflow: the user is there, or it has ended. */
export const heeded = (notices: readonly ShownNotice[], workflow: string | null): readonly ShownNotice[] =>
  workflow === null ? notices : notices.filter(({ notice }) => notice.workflow !== workflow);

/** Without what was said of sessions that ended. */
export const ofThisSession = (notices: readonly ShownNotice[]): readonly ShownNotice[] => notices.filter(({ notice }) => !notice.code.startsWith('session.'));
