import { Schema } from 'effect';
import type { Fields } from '../../../../src/schema/kit/shape.ts';
import { changeCodec } from '../../../../src/schema/kit/wire/codec.ts';
import { readerOf } from '../../../../src/schema/kit/wire/reader.ts';

type Values = Readonly<Record<string, unknown>>;

/** A provider that stores what it is sent and answers the whole record, both as JSON. */
export const providerOf =
  (fields: Fields) =>
  (payload: object, before: Values): Values => {
    const wire = Schema.encodeUnknownSync(changeCodec(fields))(payload) as Values;
    const read = readerOf(fields)(JSON.parse(JSON.stringify({ ...(Schema.encodeUnknownSync(changeCodec(fields))(before) as Values), ...wire })));
    if (read === null) throw new Error(`The provider's answer cannot be read: ${JSON.stringify(wire)}`);
    return read;
  };

/** The same text with its digits in another script. */
export const inDigits =
  (zero: '۰' | '٠') =>
  (text: string): string =>
    text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
