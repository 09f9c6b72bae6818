export interface Call {
  readonly url: string;
  readonly token: string;
}

export interface Asked {
  readonly status: number;
  readonly millis: number;
}

interface Question {
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  /** Milliseconds from one request to the next, whether or not it is answered by then. */
  readonly every: number;
  readonly until: Promise<unknown>;
}

export const NEW_PATIENT = JSON.stringify({ first_name: 'مریم', last_name: 'محمدی', national_number: 12345679, gender: 2, address: 'تهران' });

export const tokenOf = async (url: string, username = 'demo'): Promise<string> => {
  const answer = await fetch(`${url}/dj-rest-auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'matab-demo' }),
  });
  return ((await answer.json()) as { access: string }).access;
};

/** One request, its body included; status 0 when the line was lost. */
export const askOnce = async ({ url, token }: Call, { path, method = 'GET', body }: Pick<Question, 'path' | 'method' | 'body'>): Promise<Asked> => {
  const at = performance.now();
  const status = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { status, millis: performance.now() - at };
};

/** Asks in an even rhythm until something happens, and waits for the answers. */
export const asking = async (call: Call, question: Question): Promise<readonly Asked[]> => {
  const asked: Promise<Asked>[] = [];
  let over = false;
  void question.until.then(() => {
    over = true;
  });
  while (!over) {
    asked.push(askOnce(call, question));
    await new Promise((resolve) => setTimeout(resolve, question.every));
  }
  return Promise.all(asked);
};

export const figures = (name: string, asked: readonly Asked[]): string => {
  const counts = new Map<number, number>();
  for (const { status } of asked) counts.set(status, (counts.get(status) ?? 0) + 1);
  const longest = Math.max(...asked.map(({ millis }) => millis));
  return `  ${name.padEnd(6)} longest ${longest.toFixed(0).padStart(6)} ms   ${[...counts].map(([status, count]) => `${status}: ${count}`).join(', ')}`;
};
