import { TextField } from '../../src/views/kit/fields/text-field.tsx';
import { BoxIcon } from '../../src/views/kit/icons/things.tsx';
import { type Asked, ListScreen } from '../../src/views/kit/page/list/list-screen.tsx';
import { RecordRow } from '../../src/views/kit/page/list/record-row.tsx';
import { listWords } from '../../src/views/kit/page/list/texts.ts';
import { useWorkflow } from '../../src/views/kit/page/open-workflow.ts';
import { RecordScreen } from '../../src/views/kit/page/record/record-screen.tsx';
import { recordWords } from '../../src/views/kit/page/record/texts.ts';
import type { Screens } from '../../src/views/kit/page/screens.ts';
import { type Chair, type ChairDraft, chairApp, workflows } from './chairs.ts';

const ONE = 'یونیت';

/** Making or changing a chair: only what no other record has is said here. */
const ChairForm = () => (
  <RecordScreen<ChairDraft, object, Chair>
    workflow={useWorkflow()}
    list="assets"
    title={({ id }) => (id === null ? 'یونیت جدید' : 'ویرایش یونیت')}
    texts={recordWords(ONE)}
    back={{ to: '/chairs', label: 'بازگشت به یونیت‌ها' }}
    loadError="یونیت بارگذاری نشد."
    fields={({ draft }, disabled, change) => (
      <>
        <TextField label="نام یونیت" value={draft.name} disabled={disabled} onChange={(name) => change({ name })} />
        <TextField label="یادداشت" value={draft.note} disabled={disabled} onChange={(note) => change({ note })} />
      </>
    )}
    warnings={({ warnings }) => <p>{warnings.includes('twin') ? 'یونیت دیگری به این نام هست.' : null}</p>}
    candidateName={({ id, name }) => `${name} ${id}`}
    error={({ problems, failure }) => (problems.length > 0 ? 'نام لازم است.' : failure ? `ذخیره نشد: ${failure._tag}` : null)}
  />
);

const choose = (chairs: readonly Chair[], { query, order, filters }: Asked) => {
  const found = chairs.filter(({ name, note }) => name.includes(query) && (filters.state === undefined || note === filters.state));
  return order === 'newest' ? found.toReversed() : found;
};

/** The chairs of the practice. */
const ChairList = () => {
  const workflow = useWorkflow();
  return (
    <ListScreen<Chair>
      workflow={workflow}
      list="assets"
      texts={listWords(ONE, 'یونیت‌ها')}
      icon={BoxIcon}
      choose={choose}
      orders={{ name: 'نام', newest: 'جدیدترین' }}
      row={(chair) => <RecordRow workflow={workflow} row={chair} name={chair.name} title={chair.name} to={`/chair/${chair.id}`} />}
      back="/"
    />
  );
};

const screens: Screens = { chairForm: ChairForm, chairList: ChairList };

/** The program with this area in it, and none of the product's addresses. */
export const chairs = { app: chairApp, areas: [{ workflows, screens }] };
