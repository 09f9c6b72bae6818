import { css } from '@linaria/core';
import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { letterheadMachine } from '../../../machines/documents/letterhead.ts';
import { LETTERHEAD_FIELDS, type LetterheadField } from '../../../schema/documents/letterhead.ts';
import type { LetterheadDraft } from '../../../schema/documents/letterhead-draft.ts';
import { useSelected, useSend } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { fieldErrors } from '../../kit/feedback/wording.ts';
import { bindFields } from '../../kit/fields/bound-field.ts';
import { Form } from '../../kit/fields/form.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Card, Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { usePaperHead } from '../../kit/print/letterhead.ts';
import { usePracticeTrouble } from '../../kit/print/practice-standing.ts';
import { paperWords } from '../../kit/print/texts.ts';
import { isSettled, useListState } from '../../kit/resources.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { letterheadProblems, letterhead as texts } from './texts.ts';

type Snapshot = SnapshotFrom<typeof letterheadMachine>;
type Event = Parameters<Snapshot['can']>[0];

const help = css`
  ${text.caption}
  color: ${colour.soft};
`;
const facts = css`
  display: grid;
  gap: ${space(2)};
  & div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
  }
  & dt {
    flex: 0 0 9em;
    color: ${colour.soft};
  }
  & dd {
    flex: 1 1 10em;
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: ${weight.medium};
  }
`;

const KINDS = { practice: 'text', dentist: 'text', council: 'digits', licence: 'digits', address: 'text', phone: 'phone' } as const;

const bind = bindFields<LetterheadDraft>({
  labels: paperWords.fields,
  errors: fieldErrors(({ code }) => letterheadProblems[code as keyof typeof letterheadProblems] ?? null),
});

/** What stands over every paper: what the provider has of it, and the rest as it is typed once (DOC-HEAD-1, DOC-HEAD-2). */
export const LetterheadScreen = () => {
  const workflow = useWorkflow();
  const context = useSelected(workflow, (snapshot: Snapshot) => snapshot.context);
  const send = useSend<Event>(workflow);
  const { provided } = usePaperHead();
  const id = useId();
  const field = bind({ ...context, refused: {} }, false, (change) => send({ type: 'draft.changed', change }));
  const clinics = useListState('clinics');
  const trouble = usePracticeTrouble();
  // Some of it is known before the rest: all that is shown of it comes at once, and nothing moves.
  const settled = isSettled(clinics);
  const known = settled ? LETTERHEAD_FIELDS.filter((name) => provided[name]) : [];
  // What somebody is at stays in sight, although the provider turns out to have it.
  const isBegun = (name: LetterheadField) => context.draft[name] !== context.opened[name] || context.problems.some(({ field: at }) => at === name);
  return (
    <>
      <PageHeader title={texts.title} back="/settings" />
      <Page>
        <p className={help}>{texts.help}</p>
        {known.length === 0 ? null : (
          <Card title={texts.provided}>
            <dl className={facts}>
              {known.map((name) => (
                <div key={name}>
                  <dt>{paperWords.fields[name]}</dt>
                  <dd>
                    {name === 'phone' ? (
                      <PhoneText>{provided[name] ?? ''}</PhoneText>
                    ) : name === 'licence' ? (
                      <Digits>{provided[name] ?? ''}</Digits>
                    ) : (
                      provided[name]
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            {known.some((name) => name !== 'dentist') ? <p className={help}>{texts.clinicHelp}</p> : null}
          </Card>
        )}
        {settled ? null : <SkeletonRows count={6} label={texts.loading} />}
        {trouble ? <Banner tone="warning">{texts.notLoaded(failureReason(trouble))}</Banner> : null}
        {settled ? (
          <Card title={texts.typed}>
            <Form
              id={id}
              label={texts.title}
              refusal={context.problems.length > 0 ? context.problems : null}
              onSubmit={() => send({ type: 'letterhead.submitted', at: now() })}
            >
              {LETTERHEAD_FIELDS.filter((name) => !known.includes(name) || isBegun(name)).map((name) => (
                <TextField key={name} {...field(name)} kind={KINDS[name]} multiline={name === 'address'} />
              ))}
            </Form>
          </Card>
        ) : null}
      </Page>
      <ActionBar>
        <Button type="submit" form={id} tone="primary">
          {pageWords.save}
        </Button>
      </ActionBar>
    </>
  );
};
