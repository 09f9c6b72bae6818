import {
  body,
  flag,
  id,
  instant,
  integer,
  list,
  literal,
  money,
  nationalNumber,
  optional,
  partial,
  plain,
  record,
  struct,
  text,
  typedDay,
} from '../../../src/schema/kit/shape.ts';
import { reads, workflow, writes } from '../../../src/schema/kit/workflow.ts';

/** A small program with everything in it that makes folding hard. */
export const rowFields = { id: id(), name: text(), amount: money() };
export const draftFields = { name: text(), amount: text({ disguise: 'digits' }), number: nationalNumber(), day: typedDay, tags: list(text()) };

export const gateWorkflow = workflow({
  name: 'gate',
  version: 1,
  input: { attempts: integer() },
  events: {
    'name.typed': { value: text() },
    'secret.filled': { filled: flag() },
    'gate.submitted': {},
    'gate.cancelled': {},
    'gate.resumed': {},
  },
  ports: {
    check: writes({ name: text() }, struct({ user: optional(struct({ name: text() })) })),
  },
});

export const stagingWorkflow = workflow({
  name: 'staging',
  version: 1,
  input: { label: plain(), at: instant() },
  events: {
    'draft.changed': { change: partial(draftFields) },
    'draft.staged': { key: integer() },
    'row.removed': { key: integer() },
    'list.submitted': {},
    'list.closed': {},
    'parent.pinged': { at: instant(), words: record(text(), 'text') },
    'ticker.echo': { count: integer() },
  },
  ports: {
    send: writes({ row: struct({ key: integer(), name: text() }) }, struct({ id: id() })),
    load: reads({ kind: literal('all', 'some') }, struct({ rows: body(list(struct(rowFields))) })),
  },
  output: struct({ sent: integer() }),
});

export const tickerWorkflow = workflow({
  name: 'ticker',
  version: 1,
  input: {},
  events: { 'ticker.pushed': {}, 'ticker.echo': { count: integer() } },
  ports: {},
});

export const rootWorkflow = workflow({
  name: 'root',
  version: 1,
  input: { at: instant() },
  events: {
    'clock.ticked': { at: instant() },
    'list.opened': { key: plain(), at: instant() },
    'list.dropped': { key: plain() },
    'list.pinged': { key: plain(), at: instant() },
    'gate.passed': { name: text() },
    'ticker.told': { count: integer(), from: plain() },
    'note.shown': { key: integer() },
    'note.gone': { key: integer() },
  },
  ports: {},
});

export const sampleWorkflows = [gateWorkflow, stagingWorkflow, tickerWorkflow, rootWorkflow];
