/** How long a text is as an SMS: in units of its alphabet, and in how many messages it goes and is paid for. */
export interface SmsLength {
  readonly units: number;
  readonly parts: number;
  /** Units that still fit into the last of them. */
  readonly left: number;
}

const BASIC = '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** These take two units. */
const EXTENDED = '^{}\\[~]|€';

/** Units that fit into a text alone, and into each of several, which say which they are. Source: 3GPP TS 23.038 §6, TS 23.040 §9.2.3.24. */
const ROOM = { latin: { one: 160, several: 153 }, unicode: { one: 70, several: 67 } } as const;

const latinUnits = (text: string): number | null => {
  let units = 0;
  for (const letter of text) {
    if (BASIC.includes(letter)) units += 1;
    else if (EXTENDED.includes(letter)) units += 2;
    else return null;
  }
  return units;
};

/** Into how many parts units go that must not be torn apart: a pair of surrogates, an escaped sign. */
const partsOf = (sizes: readonly number[], room: number): { readonly parts: number; readonly last: number } => {
  let [parts, last] = [1, 0];
  for (const size of sizes) {
    if (last + size > room) {
      parts += 1;
      last = 0;
    }
    last += size;
  }
  return { parts, last };
};

/** A text in Persian is counted in UTF-16, 70 units to a message and 67 to each of several; one of the GSM alphabet alone 160 and 153. */
export const smsLength = (text: string): SmsLength => {
  const latin = latinUnits(text);
  const { one, several } = latin === null ? ROOM.unicode : ROOM.latin;
  const units = latin ?? text.length;
  if (units <= one) return { units, parts: units === 0 ? 0 : 1, left: one - units };
  const sizes = Array.from(text, (letter) => (latin === null ? letter.length : EXTENDED.includes(letter) ? 2 : 1));
  const { parts, last } = partsOf(sizes, several);
  return { units, parts, left: several - last };
};
