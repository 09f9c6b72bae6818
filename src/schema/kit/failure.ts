import { integer, list, optional, plain, record, text, type ValueOf, variants } from './shape.ts';

/**
 * Why a call did not do what it was asked, as plain data: the closed set that machines branch on and views put in words.
 *
 * - `Offline`, `Unreachable`, `Timeout`, `Unavailable` (5xx, or a page instead of JSON): worth another try.
 * - `Rejected`: the provider said no; `detail`, `general` and `fields` are its own words, freed of markup.
 * - `Unreadable`: the answer broke the contract.
 * - `SessionEnded`: the session could not be refreshed.
 * - `UnknownOutcome`: a write whose answer was lost; `ageMillis` since it was sent.
 */
export const failure = variants('_tag', {
  Offline: {},
  Unreachable: {},
  Timeout: {},
  Unavailable: { status: integer() },
  Rejected: {
    status: integer(),
    detail: optional(text()),
    general: list(text()),
    fields: record(list(text())),
  },
  Unreadable: { where: plain() },
  SessionEnded: {},
  UnknownOutcome: { ageMillis: integer() },
});

export type Failure = ValueOf<typeof failure>;
export type Rejected = Extract<Failure, { _tag: 'Rejected' }>;
