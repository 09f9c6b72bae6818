import type { Fields, Shape, StructOf, ValueOf, VariantOf } from './shape.ts';

/**
 * The description of a workflow: what starts it, what may be said to it, and which effects it asks for.
 *
 * Its machine takes its types from here, the event log its allow-list, the export its disguises. A change of meaning
 * raises `version`.
 */
export interface Workflow {
  readonly name: string;
  readonly version: number;
  readonly input: Fields;
  /** Event type to fields; types read `subject.verb`. */
  readonly events: Readonly<Record<string, Fields>>;
  readonly ports: Readonly<Record<string, Port>>;
  /**
   * Cached lists of which its screen shows only what belongs to the record in its address (`params.id`), each with the field
   * that says so: only these rows are asked for, and a report leaves out those that nobody looked at.
   */
  readonly shows?: Readonly<Record<string, string>>;
  /** What it leaves when it ends; nothing unless described. */
  readonly output?: Shape;
}

/**
 * An effect a machine needs, by what an interrupted run means.
 * `restart`: run it again (a read). `once`: not again, since something is sent by what it finds. `unknown`: never repeat it blindly (a write).
 */
export interface Port<Input extends Fields = Fields, Output extends Shape = Shape> {
  readonly policy: 'restart' | 'once' | 'unknown';
  readonly input: Input;
  readonly output: Output;
}

export const workflow = <const W extends Workflow>(description: W): W => description;

export const reads = <I extends Fields, O extends Shape>(input: I, output: O): Port<I, O> => ({ policy: 'restart', input, output });
export const looks = <I extends Fields, O extends Shape>(input: I, output: O): Port<I, O> => ({ policy: 'once', input, output });
export const writes = <I extends Fields, O extends Shape>(input: I, output: O): Port<I, O> => ({ policy: 'unknown', input, output });

export type EventOf<W extends Workflow> = VariantOf<'type', W['events']>;
export type InputOf<W extends Workflow> = StructOf<W['input']>;
export type PortInput<P> = P extends Port<infer I, infer _O> ? StructOf<I> : never;
export type PortOutput<P> = P extends Port<infer _I, infer O> ? ValueOf<O> : never;
