import { describe, expect, it } from 'vitest';
import type { DocumentsContext } from '../../../src/machines/documents/context.ts';
import { documentsMachine } from '../../../src/machines/documents/documents.ts';
import { documentMigrations } from '../../../src/machines/documents/migrations.ts';
import type { Kept } from '../../../src/machines/kit/migrations.ts';
import { openedDocuments } from '../../../src/schema/documents/draft.ts';
import { stage } from '../stage.ts';

/** Tehran's noon of 2026-11-21. */
const AT = Date.UTC(2026, 10, 21, 8, 30);
const PORTS = ['printPage', 'shareText', 'loadPatient', 'loadFinances'];
const patient = (id: number) => ({ id, first_name: 'سارا', last_name: 'احمدی', national_number: '0012345679', gender: 2, phone: '+989121234567' });
const account = { debt: 100, total_cost: 300, total_payments: 200 };
const broken = { _tag: 'Unavailable', status: 500 };
const settled = (...lacking: readonly string[]) => ({ type: 'print.settled', whole: true, lacking });
const print = (...lacking: readonly string[]) => ({ type: 'print.requested', at: AT, lacking });

const open = (input: object) => {
  const staged = stage(documentsMachine, PORTS, { params: {}, query: {}, at: AT, ...input });
  return { ...staged, context: () => staged.snapshot().context as DocumentsContext, page: () => (staged.state() as { open: { page: string } }).open.page };
};
const aboutNobody = () => open({ query: { tab: 'advice' } });
const aboutSeven = (passed: object = { patient: patient(7) }) => open({ params: { patient: '7' }, query: { patient: '7', tab: 'advice' }, passed });
const passedBy = ({ said }: ReturnType<typeof open>) => {
  const [passed] = said().flatMap((event) => (event.type === 'route.go' ? [event.passed as object] : []));
  return passed ?? {};
};

describe('an advice that was begun for nobody', () => {
  it('goes to whoever is chosen with its kind and number, and is nobody’s any more: the next person has none of it', () => {
    const nobody = aboutNobody();
    nobody.send({ type: 'advice.chosen', kind: 'extraction', name: 'کشیدن', text: 'گاز' });
    nobody.send({ type: 'draft.changed', change: { adviceText: 'گاز، دو ساعت' } }, { type: 'draft.changed', change: { phone: '09350000000' } });
    nobody.send({ type: 'patient.chosen', patient: patient(7) });
    expect(passedBy(nobody)).toMatchObject({ advice: { kind: 'extraction', name: 'کشیدن', text: 'گاز، دو ساعت', phone: '09350000000' } });
    nobody.send({ type: 'screen.left' });
    expect(nobody.snapshot()?.status ?? 'done').toBe('done');
    const seven = aboutSeven(passedBy(nobody));
    expect(seven.context().draft).toMatchObject({ kind: 'extraction', adviceText: 'گاز، دو ساعت', phone: '09350000000' });
  });

  it('takes along what was rewritten under other kinds, and nothing that was only looked at', () => {
    const nobody = aboutNobody();
    const kind = (name: string, rewritten: boolean) => ({ type: 'advice.chosen', kind: name, name, text: 'آماده', rewritten });
    nobody.send(kind('extraction', true), { type: 'draft.changed', change: { adviceText: 'برای مینا' } }, kind('filling', true), kind('scaling', false));
    nobody.send({ type: 'patient.chosen', patient: patient(7) });
    const seven = aboutSeven(passedBy(nobody));
    expect(seven.context().draft).toMatchObject({ kind: 'scaling', others: { extraction: { text: 'برای مینا' } } });
    expect(Object.keys(seven.context().draft.others)).toEqual(['extraction']);
    nobody.send({ type: 'screen.left' });
    expect(nobody.snapshot()?.status ?? 'done').toBe('done');
  });

  it('takes away nothing that its new owner wrote under the same kinds', () => {
    const seven = aboutSeven();
    const own = { kind: 'extraction', name: 'کشیدن', text: 'نوشته خودش' };
    seven.send({ type: 'advice.chosen', ...own }, { type: 'advice.chosen', kind: 'filling', name: 'ترمیم', text: 'ب' }, { type: 'screen.left' });
    const others = { extraction: { name: 'کشیدن', text: 'برای مینا' }, filling: { name: 'ترمیم', text: 'ج' } };
    seven.send({ type: 'screen.entered', at: AT, query: { patient: '7', tab: 'advice' }, passed: { advice: { name: '', text: '', others } } });
    expect(seven.context().draft).toMatchObject({ kind: 'filling', adviceText: 'ب\nج', others: { extraction: { text: 'نوشته خودش\nبرای مینا' } } });
  });

  it('stays with nobody as long as nobody is gone to', () => {
    const nobody = aboutNobody();
    nobody.send({ type: 'draft.changed', change: { adviceText: 'گاز' } });
    nobody.send({ type: 'patient.chosen', patient: patient(7) }, { type: 'draft.changed', change: { adviceText: 'گاز و یخ' } });
    nobody.send({ type: 'screen.left' });
    expect(nobody.state()).toBe('away');
    expect(nobody.context().draft.adviceText).toBe('گاز و یخ');
  });

  it('leaves what its new owner had: under its own kind, or to be had back', () => {
    const seven = aboutSeven();
    seven.send({ type: 'draft.changed', change: { adviceText: 'نوشته خودم' } }, { type: 'screen.left' });
    const enter = (advice: object) => seven.send({ type: 'screen.entered', at: AT, query: { patient: '7', tab: 'advice' }, passed: { advice } });
    enter({ kind: 'filling', name: 'ترمیم', text: 'الف' });
    expect(seven.context().draft).toMatchObject({ adviceText: 'الف', others: { own: { text: 'نوشته خودم' } } });
    enter({ kind: 'filling', name: 'ترمیم', text: 'ب' });
    expect(seven.context().draft.adviceText).toBe('ب');
    seven.send({ type: 'advice.returned' });
    expect(seven.context().draft.adviceText).toBe('الف');
    seven.send({ type: 'advice.returned' });
    expect(seven.context().draft.adviceText).toBe('ب');
  });
});

describe('an advice that was rewritten', () => {
  it('can be had as the program words it, and then again as it was', () => {
    const seven = aboutSeven();
    seven.send({ type: 'advice.chosen', kind: 'filling', name: 'ترمیم', text: 'الف' }, { type: 'draft.changed', change: { adviceText: 'با دست خودم' } });
    seven.send({ type: 'advice.renewed', name: 'ترمیم', text: 'الف' });
    expect(seven.context().draft).toMatchObject({ kind: 'filling', adviceText: 'الف' });
    seven.send({ type: 'advice.returned' });
    expect(seven.context().draft).toMatchObject({ kind: 'filling', adviceText: 'با دست خودم' });
  });
});

describe('an invoice that is to be printed', () => {
  const invoice = async () => {
    const papers = open({ params: { patient: '7' }, query: { patient: '7' }, passed: { patient: patient(7) } });
    await papers.answer('loadFinances', account);
    return papers;
  };

  it('waits for the account and the treatments as they are now, and has that', async () => {
    const papers = await invoice();
    papers.send(print());
    expect(papers.said()).toContainEqual({ type: 'resource.want', resource: 'surgeries', of: { field: 'patient', id: 7 }, at: AT, outdated: true });
    papers.send(settled());
    expect([papers.page(), papers.calls('loadFinances').length, papers.calls('printPage').length]).toEqual(['checking', 2, 0]);
    await papers.answer('loadFinances', { ...account, debt: 0 });
    expect(papers.page()).toBe('checking');
    papers.send(settled());
    expect([papers.page(), papers.context().parts.finances.value?.debt]).toEqual(['printing', 0]);
  });

  it('asks first where the account cannot be read anew, or where something else of it is not known', async () => {
    const papers = await invoice();
    papers.send(print('services'));
    await papers.refuse('loadFinances', broken);
    papers.send(settled('services'));
    expect([papers.page(), papers.context().doubts]).toEqual(['doubting', ['services', 'account']]);
    papers.send({ type: 'question.cancelled' });
    expect([papers.page(), papers.calls('printPage').length]).toEqual(['shown', 0]);
    papers.send(print('practice'));
    await papers.answer('loadFinances', account);
    papers.send(settled('practice'));
    expect([papers.page(), papers.context().doubts]).toEqual(['doubting', ['practice']]);
    papers.send({ type: 'print.confirmed' });
    expect(papers.page()).toBe('printing');
  });

  it('opens no print dialog for who goes to another tab or comes back to the page meanwhile', async () => {
    for (const event of [
      { type: 'tab.chosen', tab: 'advice' },
      { type: 'screen.entered', at: AT, query: { patient: '7' } },
    ]) {
      const papers = await invoice();
      papers.send(print(), event);
      await papers.answer('loadFinances', account);
      papers.send(settled());
      expect([papers.page(), papers.calls('printPage').length]).toEqual(['shown', 0]);
      if ('tab' in event) expect(papers.context().tab).toBe(event.tab);
    }
  });
});

describe('a certificate that was given', () => {
  const PAGES = { patient: '7' };
  const tab = (name: string) => ({ type: 'tab.chosen', tab: name });
  const printing = async (from: string) => {
    const papers = open({ params: PAGES, query: { ...PAGES, tab: from }, passed: { patient: patient(7) } });
    await papers.answer('loadPatient', patient(7));
    papers.send({ type: 'draft.changed', change: { treatment: 'کشیدن دندان ۳۶', restDays: '3', adviceName: 'کشیدن', adviceText: 'گاز' } }, print());
    expect([papers.page(), papers.context().draft.day]).toEqual(['printing', null]);
    return papers;
  };

  it('stays of the day on which it was printed', async () => {
    const papers = await printing('certificate');
    await papers.answer('printPage', undefined);
    papers.send({ type: 'screen.left' }, { type: 'screen.entered', at: AT + 14 * 86_400_000, query: { ...PAGES, tab: 'certificate' } });
    expect([papers.page(), papers.context().draft.day?.day]).toEqual(['shown', '2026-11-21']);
  });

  it('does so where another tab is pressed before the printer has it: the paper that is printed stays where it is', async () => {
    const papers = await printing('certificate');
    papers.send(tab('advice'));
    expect([papers.page(), papers.context().tab]).toEqual(['printing', 'certificate']);
    await papers.answer('printPage', undefined);
    expect([papers.page(), papers.context().draft.day?.day, papers.context().outcome]).toEqual(['shown', '2026-11-21', 'printed']);
    papers.send(tab('advice'));
    expect(papers.context().tab).toBe('advice');
  });

  it('was not, where it is only asked for while another paper is printed, or where nothing was printed', async () => {
    const papers = await printing('advice');
    papers.send(tab('certificate'));
    await papers.answer('printPage', undefined);
    expect([papers.page(), papers.context().draft.day]).toEqual(['shown', null]);
    papers.send(tab('certificate'), print());
    await papers.refuse('printPage', broken);
    expect([papers.page(), papers.context().draft.day]).toEqual(['shown', null]);
  });
});

describe('the size of the paper', () => {
  it('is that on which papers were seen last', () => {
    const one = aboutSeven();
    one.send({ type: 'paper.chosen', paper: 'A4' });
    expect(one.said()).toContainEqual({ type: 'choice.kept', workflow: 'documents', values: { paper: 'A4' } });
    expect(open({ last: { paper: ['A4', 'A5'] } }).context().paper).toBe('A4');
    expect(open({ last: { paper: ['A3'] } }).context().paper).toBe('A5');
  });
});

describe('papers of the first version', () => {
  it('keep a day that was chosen, and forget one that nobody chose', () => {
    const opened = { ...openedDocuments(), day: { typed: '1405/08/01', day: '2026-10-23' } };
    const chosen = { ...opened, day: { typed: '1405/08/02', day: '2026-10-24' } };
    const migrate = documentMigrations[1] as (kept: Kept) => Kept;
    const draftOf = (draft: object) => (migrate({ status: 'active', context: { opened, draft } }).context as DocumentsContext).draft;
    expect([draftOf(opened).day, draftOf(chosen).day]).toEqual([null, chosen.day]);
  });
});

describe('papers about a patient who cannot be loaded', () => {
  const unheard = async () => {
    const papers = open({ params: { patient: '7' }, query: { patient: '7', tab: 'certificate' } });
    await papers.refuse('loadPatient', { _tag: 'Offline' });
    return papers;
  };

  it('are about whom the cached list has, say that it may be old, and can be printed', async () => {
    const papers = await unheard();
    papers.send({ type: 'patient.known', patient: patient(7) });
    expect(papers.context().parts.patient).toEqual({ value: patient(7), failure: { _tag: 'Offline' } });
    expect(papers.context().draft.phone).toBe('09121234567');
    papers.send({ type: 'draft.changed', change: { treatment: 'ترمیم' } });
    papers.send(print());
    expect(papers.page()).toBe('printing');
  });

  it('are not about another one', async () => {
    const papers = await unheard();
    papers.send({ type: 'patient.known', patient: patient(8) });
    expect(papers.context().parts.patient).toEqual({ value: null, failure: { _tag: 'Offline' } });
  });
});
