import type { AnyRow } from '../../../../machines/kit/rows.ts';
import type { StagedContext, StagedRow } from '../../../../machines/kit/staged/context.ts';
import type { Failure } from '../../../../schema/kit/failure.ts';
import { Banner } from '../../feedback/banner.tsx';
import { isAttended } from '../../feedback/wording.ts';

interface RefusedRowProps<Draft extends object, Facts extends object> {
  readonly context: Pick<StagedContext<Draft, Facts, AnyRow>, 'draft' | 'refused' | 'returned'>;
  readonly failureText: (failure: Failure, row: StagedRow<Draft, Facts>) => string;
}

/** Why the row was refused that stands in the form again, until that was attended to: not all that is said of it stands at a field. */
export const RefusedRow = <Draft extends object, Facts extends object>({ context, failureText }: RefusedRowProps<Draft, Facts>) => {
  const { draft, refused, returned } = context;
  if (!returned?.failure || isAttended(returned.failure, draft, refused)) return null;
  return (
    <Banner tone="problem" announced>
      {failureText(returned.failure, returned)}
    </Banner>
  );
};
