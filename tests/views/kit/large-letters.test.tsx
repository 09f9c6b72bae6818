import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answers as booked } from '../appointments/booking.ts';
import { type Answers, patient, rows, visit } from '../patients/practice.tsx';
import { comes, settle } from '../stand.tsx';

// Letters half as large again, as a browser's own setting has them: the program asks for the room of a page in letters, from its first line on.
vi.hoisted(() => void Object.assign(document.documentElement.style, { fontSize: '24px' }));

const table = (page: ParentNode) => page.querySelector('[role="table"]');
const width = (page: ParentNode) => page.querySelector('main > header ~ [data-width]')?.getAttribute('data-width');
const practice: Answers = { 'resource:patients.loadRows': () => rows([patient(7)]), 'resource:surgeries.loadRows': () => rows([]) };

describe.each([
  ['no room for a table among what else is there', 1366, false],
  ['room for it', 1600, true],
])('letters that leave a desk %s', (_, innerWidth, room) => {
  beforeEach(() => void Object.assign(window, { innerWidth }));

  it('show the appointments of a day accordingly', async () => {
    const { page } = await visit('/appointments?date=2026-11-20', booked);
    await comes(() => expect(page.querySelector(room ? '[role="table"]' : 'main li [data-past]')).not.toBeNull());
    expect(table(page) !== null).toBe(room);
    expect(width(page)).toBe(room ? 'wide' : 'text');
  });

  it('have a file with the list of patients beside it, or alone', async () => {
    const { page } = await visit('/patient/7', practice);
    await settle();
    await comes(() => expect(page.querySelector('[data-desk] h1')?.textContent).toContain('سارا احمدی'));
    expect(page.querySelector('[data-desk]')?.getAttribute('data-beside')).toBe(String(room));
    expect(page.querySelectorAll('[data-desk] > section')).toHaveLength(room ? 1 : 0);
  });

  it('have the list of patients as a table where it has the page to itself', async () => {
    const { page } = await visit('/patients', practice);
    await comes(() => expect(table(page)).not.toBeNull());
  });
});
