import { useId } from 'react';
import { hasEntries } from '../../machines/kit/form/entries.ts';
import { DOCUMENTS } from '../../schema/documents/tabs.ts';
import { useActor } from '../kit/actors.tsx';
import { now } from '../kit/clock.ts';
import { Button } from '../kit/controls/button.tsx';
import { TabPanel, Tabs } from '../kit/controls/tabs.tsx';
import { Form } from '../kit/fields/form.tsx';
import { PrintIcon } from '../kit/icons/actions.tsx';
import { ConfirmDialog } from '../kit/overlay/confirm-dialog.tsx';
import { ActionBar } from '../kit/page/action-bar.tsx';
import { useAtDesk } from '../kit/page/desk/at-desk.ts';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { Card, Columns, Page } from '../kit/page/page.tsx';
import { PageHeader } from '../kit/page/page-header.tsx';
import { HeadNotice } from '../kit/print/head-notice.tsx';
import { useOnPaper } from '../kit/print/paper/on-paper.ts';
import { PaperPreview } from '../kit/print/paper/paper-preview.tsx';
import { PrintedPaper } from '../kit/print/paper/printed-paper.tsx';
import { titledName } from '../kit/print/titled-name.ts';
import { AdviceTab } from './advice/advice-tab.tsx';
import { CertificateTab } from './certificate/certificate-tab.tsx';
import { InvoiceTab } from './invoice/invoice-tab.tsx';
import { usePaper } from './paper.tsx';
import { PatientLine } from './patient-line.tsx';
import { useIsReady, useLacking, usePrintsAtOnce, useSettling } from './readiness.ts';
import { useAtWork, useDocuments, usePatient, useSendDocuments } from './state.ts';
import { advice, documents as texts } from './texts.ts';
import { WaitingPapers } from './waiting-papers.tsx';

const TABS = { invoice: InvoiceTab, certificate: CertificateTab, advice: AdviceTab };

/** Invoice, certificate and advice: what is typed on one side, the very pages on the other (DOC-PAPER-1). */
const DocumentsOf = ({ workflow }: { readonly workflow: string }) => {
  const { id, tab, paper, zoom, attempts, draft, opened, outcome, doubts } = useDocuments();
  const { printing, checking, doubting, asking } = useAtWork();
  const { value: patient, missing } = usePatient();
  const send = useSendDocuments();
  const form = useId();
  const sheet = usePaper();
  const ready = useIsReady();
  const lacking = useLacking();
  useSettling(lacking);
  const onPaper = useOnPaper(printing, usePrintsAtOnce(ready, lacking));
  const atDesk = useAtDesk();
  // What has ended has nothing to ask, although its last picture stays until the next screen comes.
  const open = useActor(workflow) !== undefined;
  const Tab = TABS[tab];
  const about = id > 0 || tab === 'advice';
  const begun = hasEntries({ draft, opened });
  return (
    <>
      <PageHeader
        title={texts.title}
        // The line of a name that is on its way has its place: tabs hang below it.
        detail={patient ? titledName(patient) : id > 0 && !missing ? '\u00a0' : undefined}
        back="/"
        width={atDesk ? 'wide' : 'text'}
        actions={
          begun ? (
            <Button tone="quiet" onClick={() => send({ type: 'draft.emptied' })}>
              {texts.empty}
            </Button>
          ) : null
        }
        below={
          <Tabs
            id="documents"
            label={texts.tabsLabel}
            tabs={DOCUMENTS.map((value) => ({ value, label: texts.tabs[value] }))}
            value={tab}
            onChange={(value) => send({ type: 'tab.chosen', tab: value })}
          />
        }
      />
      <Page width={atDesk ? 'wide' : 'text'}>
        <WaitingPapers own={workflow} />
        <TabPanel id="documents" value={tab}>
          <Columns
            first={
              <>
                <Card>
                  <PatientLine />
                </Card>
                {about ? (
                  <Form id={form} label={texts.tabs[tab]} refusal={attempts} onSubmit={() => send({ type: 'print.requested', at: now(), lacking })}>
                    <Tab key={tab} />
                  </Form>
                ) : (
                  <p>{texts.needsPatient}</p>
                )}
              </>
            }
            second={
              sheet === null ? null : (
                <HeadNotice>
                  <PaperPreview
                    title={sheet.title}
                    subject={sheet.subject}
                    paper={paper}
                    zoom={zoom}
                    onPaper={(chosen) => send({ type: 'paper.chosen', paper: chosen })}
                    onZoom={(percent) => send({ type: 'zoom.chosen', zoom: percent })}
                  >
                    {sheet.content}
                  </PaperPreview>
                </HeadNotice>
              )
            }
          />
        </TabPanel>
      </Page>
      {about ? (
        <ActionBar
          notice={checking ? <p role="status">{texts.checking}</p> : outcome === 'printed' ? <p role="status">{advice.outcomes.printed}</p> : undefined}
        >
          <Button type="submit" form={form} tone="primary" icon={PrintIcon} busy={printing || checking} disabled={sheet === null || !(ready || checking)}>
            {texts.print}
          </Button>
        </ActionBar>
      ) : null}
      {onPaper && sheet ? (
        <PrintedPaper title={sheet.title} subject={sheet.subject} paper={paper}>
          {sheet.content}
        </PrintedPaper>
      ) : null}
      <ConfirmDialog
        open={open && asking}
        title={texts.empty}
        confirmLabel={texts.emptyYes}
        onClose={() => send({ type: 'question.cancelled' })}
        onConfirm={() => send({ type: 'draft.discarded', at: now() })}
      >
        <p>{texts.emptyQuestion}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={open && doubting}
        title={texts.doubtTitle}
        confirmLabel={texts.doubtYes}
        tone="primary"
        onClose={() => send({ type: 'question.cancelled' })}
        onConfirm={() => send({ type: 'print.confirmed' })}
      >
        {doubts.map((doubt) => (
          <p key={doubt}>{texts.doubts[doubt]}</p>
        ))}
      </ConfirmDialog>
    </>
  );
};

/** The papers about one patient. */
export const Documents = () => {
  const workflow = useWorkflow();
  return <DocumentsOf key={workflow} workflow={workflow} />;
};
