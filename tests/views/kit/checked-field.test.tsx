import { act } from 'react';
import { expect, it } from 'vitest';
import { CheckedField } from '../../../src/views/kit/fields/typed/checked-field.tsx';
import { Held } from '../../kit/part.tsx';
import { field, show, type } from '../stand.tsx';

/** A name that must not be one of those that are known. */
const name = async () => {
  const known = new Set<string>();
  const page = await show(
    <Held from={{ name: '', lists: 0 }}>
      {(value, hold) => (
        <>
          <CheckedField
            label="نام"
            value={value.name}
            onChange={(next) => hold({ ...value, name: next })}
            problem={known.has(value.name) ? 'این نام هست.' : null}
          />
          <button type="button" onClick={() => hold({ ...value, lists: value.lists + 1 })}>
            فهرست رسید
          </button>
        </>
      )}
    </Held>,
  );
  const box = field(page, 'نام');
  return {
    box,
    enter: () => act(async () => box.focus()),
    leave: () => act(async () => box.blur()),
    said: () => page.querySelector('[id$="-error"]')?.textContent ?? '',
    /** The list that names are compared with comes. */
    comesWith: (taken: string) =>
      act(async () => {
        known.add(taken);
        page.querySelector('button')?.click();
      }),
  };
};

it('says what is wrong on leaving, not while one is still at it, and no more once it is put right', async () => {
  const { box, enter, leave, said, comesWith } = await name();
  await comesWith('سپید');
  await enter();
  await type(box, 'سپید');
  expect(said()).toBe('');
  await leave();
  expect(said()).toBe('این نام هست.');
  await enter();
  expect(said()).toBe('این نام هست.');
  await type(box, 'سپیده');
  expect(said()).toBe('');
  await type(box, 'سپید');
  expect(said()).toBe('');
  await leave();
  expect(said()).toBe('این نام هست.');
});

it('says what turns out to be wrong after it was left', async () => {
  const { box, enter, leave, said, comesWith } = await name();
  await enter();
  await type(box, 'سپید');
  await leave();
  expect(said()).toBe('');
  await comesWith('سپید');
  expect(said()).toBe('این نام هست.');
});
