import { css } from '@linaria/core';
import type { AnyRow } from '../../machines/kit/rows.ts';
import type { StagedContext } from '../../machines/kit/staged/context.ts';
import type { ProcedureType } from '../../schema/clinics/procedure-type.ts';
import { persianOrder } from '../../schema/kit/persian-text.ts';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { SkeletonRows } from '../kit/feedback/skeleton.tsx';
import { Amount } from '../kit/figures/amount.tsx';
import { ToothIcon } from '../kit/icons/places.tsx';
import { useFreshRows } from '../kit/list/fresh-row.ts';
import { Row } from '../kit/list/row.tsx';
import { ListTroubles } from '../kit/page/list/list-troubles.tsx';
import { Card } from '../kit/page/page.tsx';
import { Sought } from '../kit/page/staged/sought.tsx';
import { StoredRow } from '../kit/page/staged/stored-row.tsx';
import type { ListState } from '../kit/resources.ts';
import { failures, staged, service as texts } from './services-texts.ts';

const list = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
`;

const LISTS = ['procedureTypes'] as const;

interface StoredServicesProps {
  readonly workflow: string;
  readonly context: Pick<StagedContext<object, object, AnyRow>, 'record' | 'rows'>;
  readonly services: readonly ProcedureType[];
  readonly state: ListState;
  readonly disabled: boolean;
}

/** The services that there are, each of which can be changed or deleted. */
export const StoredServices = ({ workflow, context, services, state, disabled }: StoredServicesProps) => {
  const fresh = useFreshRows('procedureTypes');
  const { known, failure, unreadable } = state;
  return (
    <Card title={known && services.length > 0 ? `${texts.stored} · ${texts.count(services.length)}` : texts.stored}>
      <ListTroubles lists={LISTS} prefix={failures.load} evenKnown />
      {known ? null : failure ? null : <SkeletonRows count={4} label={texts.stored} />}
      {known && services.length === 0 && unreadable === 0 ? (
        <EmptyState icon={ToothIcon} title={texts.empty}>
          {texts.emptyHelp}
        </EmptyState>
      ) : null}
      <Sought rows={services.toSorted((one, other) => persianOrder(one.name, other.name))} textOf={(each) => `${each.name} ${each.procedure_code}`}>
        {(found, _, drawn) => (
          <ul className={list} aria-label={texts.stored}>
            {found.slice(0, drawn).map((service) => (
              <li key={service.id}>
                <StoredRow workflow={workflow} context={context} row={service} name={service.name} disabled={disabled}>
                  {(end, changing) => (
                    <Row
                      title={service.name}
                      detail={
                        <>
                          <bdi>{texts.code(service.procedure_code)}</bdi>
                          <Amount toman={service.price} />
                        </>
                      }
                      fresh={fresh.includes(service.id)}
                      {...(changing ? { note: staged.inHand } : {})}
                      end={end}
                    />
                  )}
                </StoredRow>
              </li>
            ))}
          </ul>
        )}
      </Sought>
    </Card>
  );
};
