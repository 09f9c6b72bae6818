/** The bytes that hexadecimal digits say. The library's own looks for what is no digit, at a quarter of a kilobyte before every screen: these are written by the program alone. */
export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
