import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Where a browser shows itself that cannot do without. */
export interface Screen {
  readonly display: string;
  readonly close: () => Promise<void>;
}

/** The screen of whoever sits there, or one by Xvfb that nobody sees. */
export const openScreen = async (program: string, standing: string | undefined): Promise<Screen> => {
  if (standing) return { display: standing, close: async () => {} };
  // It chooses a free number itself, and says which.
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const number = await new Promise<string>((resolve, reject) => {
    let said = '';
    (child.stdio[3] as Readable).on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.endsWith('\n')) resolve(said.trim());
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} shows no screen.`)));
  });
  return {
    display: `:${number}`,
    close: async () => {
      child.kill();
      await ended;
    },
  };
};
