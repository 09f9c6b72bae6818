/** The same rows in bare React: no log, no workflows, no design; what the figures of the program stand beside. */
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { WindowVirtualizer } from 'virtua';

interface Patient {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
}

interface Surgery {
  readonly id: number;
  readonly patient: number;
  readonly tooth_number: string;
  readonly total_cost: number;
}

const KEY = 'accessToken';

const read = async <T,>(path: string): Promise<readonly T[]> => {
  const answer = await fetch(path, { headers: { authorization: `Bearer ${localStorage.getItem(KEY)}` } });
  return answer.json();
};

const SignIn = ({ onDone }: { readonly onDone: () => void }) => {
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    const answer = await fetch('/dj-rest-auth/login/', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    localStorage.setItem(KEY, (await answer.json()).access);
    onDone();
  };
  return (
    <form onSubmit={send}>
      <input name="username" autoComplete="username" />
      <input name="password" type="password" />
      <button type="submit">ورود</button>
    </form>
  );
};

const List = () => {
  const [patients, setPatients] = useState<readonly Patient[]>([]);
  const [query, setQuery] = useState('');
  useEffect(() => void read<Patient>('/api/patients/').then(setPatients), []);
  const shown = useMemo(() => patients.filter((row) => `${row.first_name} ${row.last_name}`.includes(query)), [patients, query]);
  return (
    <main>
      <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <WindowVirtualizer>
        {shown.map((row) => (
          <a key={row.id} href={`/patient/${row.id}`} style={{ display: 'block', height: 64 }}>
            {row.first_name} {row.last_name} {row.phone}
          </a>
        ))}
      </WindowVirtualizer>
    </main>
  );
};

const Profile = ({ id }: { readonly id: number }) => {
  const [rows, setRows] = useState<readonly Surgery[]>([]);
  useEffect(() => void read<Surgery>(`/api/surgeries/?patient=${id}`).then((all) => setRows(all.filter((row) => row.patient === id))), [id]);
  return (
    <section aria-label="سابقه درمان">
      {rows.map((row) => (
        <li key={row.id}>
          {row.tooth_number} {row.total_cost}
        </li>
      ))}
    </section>
  );
};

const Page = () => {
  const [isIn, setIn] = useState(localStorage.getItem(KEY) !== null);
  if (!isIn) return <SignIn onDone={() => setIn(true)} />;
  const [, id] = /^\/patient\/(\d+)/.exec(window.location.pathname) ?? [];
  return id ? <Profile id={Number(id)} /> : <List />;
};

const container = document.getElementById('app');
if (container) createRoot(container).render(<Page />);
