import type { Tell, WorkflowWords } from '../../../kit/feedback/narration.ts';

/** All that can be said of a workflow; of a call by its own name or by that of its port. */
export interface Wording {
  readonly title: string;
  readonly tells: Readonly<Record<string, Tell>>;
  readonly calls: Readonly<Record<string, string>>;
  /** The calls that ask nothing of the provider. */
  readonly deviceCalls: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, Tell>>;
  readonly neutral: NonNullable<WorkflowWords['neutral']>;
  readonly labels: Readonly<Record<string, string>>;
  readonly problem: NonNullable<WorkflowWords['problem']>;
}

/** What workflows of a kind have in common, with what one of them says in place of it. */
export const worded = (words: WorkflowWords, kind: Partial<Wording> = {}): Wording => ({
  title: words.title,
  tells: { ...kind.tells, ...words.tells },
  calls: { ...kind.calls, ...words.calls },
  deviceCalls: { ...kind.deviceCalls, ...words.deviceCalls },
  answers: { ...kind.answers, ...words.answers },
  neutral: words.neutral ?? {},
  labels: words.labels ?? {},
  problem: words.problem ?? (() => null),
});

/** What every screen hears from the root: the user does not do it there. */
export const screenTells = { 'screen.entered': null, 'screen.left': null, 'rows.changed': null } as const;

export const countIn = (rows: unknown): number => (Array.isArray(rows) ? rows.length : 0);

/** Whether a call that looks for what is alike was but asked what time it is. */
export const isDating = (at: unknown): boolean => at === 'dating' || (at as { readonly submitting?: unknown } | undefined)?.submitting === 'dating';

/** How many rows an answer has. */
export const rowsIn = (output: unknown): number => countIn((output as { readonly rows?: unknown } | undefined)?.rows);
