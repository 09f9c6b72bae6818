import { crc32, deflateSync } from 'node:zlib';

const SIZE = 160;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

const BACKGROUND = [0x0f, 0x76, 0x6e] as const;
const FIGURE = [0xe6, 0xf4, 0xf1] as const;

/** How much of a pixel lies in head or shoulders, from 0 to 1, soft at the edge. */
const figureAt = (x: number, y: number): number => {
  const inside = (distance: number, radius: number) => Math.min(1, Math.max(0, radius - distance + 0.5));
  const head = inside(Math.hypot(x - 80, y - 62), 30);
  const shoulders = inside(Math.hypot((x - 80) / 1.15, y - 160), 55);
  return Math.max(head, shoulders);
};

const scanlines = (): Buffer => {
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 3));
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const figure = figureAt(x + 0.5, y + 0.5);
      const light = 1 - (y / SIZE) * 0.25;
      for (const [channel, background] of BACKGROUND.entries()) {
        const value = background * light * (1 - figure) + (FIGURE[channel] ?? 0) * figure;
        rows[y * (1 + SIZE * 3) + 1 + x * 3 + channel] = Math.round(value);
      }
    }
  }
  return rows;
};

/** The demo dentist's picture: a drawn figure, as a PNG image. */
export const portrait = (): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(scanlines())),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
