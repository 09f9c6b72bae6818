import { connect, type Socket } from 'node:net';

/** One request as bytes; `encoding` is what it takes besides plain bytes. */
export const requestBytes = (method: string, path: string, token: string, body = '', encoding = 'identity'): Buffer =>
  Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nAccept-Encoding: ${encoding}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

/** A kept connection that sends one request after the other and reads no more of an answer than its status and its end. */
export class Connection {
  readonly #socket: Socket;
  #head = '';
  #left = -1;
  #status = 0;
  #done: ((status: number) => void) | null = null;
  #failed: ((cause: Error) => void) | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (part: Buffer) => this.#read(part));
    socket.on('error', (cause) => this.#failed?.(cause));
    socket.on('close', () => this.#failed?.(new Error('The server closed the connection')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Connection(socket)));
    });
  }

  ask(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#failed = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#failed = null;
    this.#socket.destroy();
  }

  #read(part: Buffer): void {
    if (this.#left >= 0) {
      this.#left -= part.length;
    } else {
      this.#head += part.toString('latin1');
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#status = Number(this.#head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(this.#head.slice(0, end + 2));
      this.#left = Number(length?.[1] ?? 0) - (this.#head.length - end - 4);
      this.#head = '';
    }
    if (this.#left > 0) return;
    this.#left = -1;
    this.#done?.(this.#status);
  }
}

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const quantile = (sorted: Float64Array, part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export const summary = (latencies: readonly number[], millis: number): Load => {
  const sorted = Float64Array.from(latencies).sort();
  return { requests: latencies.length, perSecond: (latencies.length / millis) * 1000, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
};

/** Keeps a number of connections busy for a time. */
export const load = async (port: number, connections: number, millis: number, expected: number, next: (count: number) => Buffer): Promise<Load> => {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const latencies: number[] = [];
  const began = performance.now();
  const until = began + millis;
  let count = 0;
  await Promise.all(
    open.map(async (connection) => {
      for (let at = performance.now(); at < until; ) {
        const status = await connection.ask(next(count++));
        const now = performance.now();
        if (status !== expected) throw new Error(`Expected ${expected}, got ${status}`);
        latencies.push(now - at);
        at = now;
      }
    }),
  );
  const took = performance.now() - began;
  for (const connection of open) connection.close();
  return summary(latencies, took);
};

/** Asks again and again on one connection, doing something unmeasured before each request. */
export const loadAfter = async (port: number, times: number, expected: number, request: Buffer, before: () => Promise<void> | void): Promise<Load> => {
  const connection = await Connection.open(port);
  const latencies: number[] = [];
  let busy = 0;
  for (let count = 0; count < times; count += 1) {
    await before();
    const at = performance.now();
    const status = await connection.ask(request);
    if (status !== expected) throw new Error(`Expected ${expected}, got ${status}`);
    latencies.push(performance.now() - at);
    busy += performance.now() - at;
  }
  connection.close();
  return summary(latencies, busy);
};
