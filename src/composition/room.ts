import type { ComponentType } from 'react';
import type { AnyPortEffect, PortEffects } from '../effects/kit/ports.ts';
import type { Registered } from '../machines/kit/registered.ts';
import type { Route } from '../schema/app/route.ts';
import type { Workflow } from '../schema/kit/workflow.ts';
import type { AreaWords, Screens } from '../views/shell/app-view.tsx';

type Load<T> = () => Promise<T>;

/** The effects of workflows by name, each by the name of its port. */
export type Effects = Readonly<Record<string, Readonly<Record<string, AnyPortEffect>>>>;

/** What an area brings into the running program when one of its places is first visited. */
export interface Room {
  readonly routes: readonly Route[];
  /** The workflows that it shows in sheets, or in a question over any screen. */
  readonly sheets: readonly string[];
  readonly workflows?: Load<{ readonly workflows: readonly Registered[] }>;
  readonly screens: Load<{ readonly screens: Screens; readonly words?: AreaWords | readonly AreaWords[] }>;
  /** Fetched when one of its workflows first asks for one. */
  readonly effects?: Load<{ readonly effects: Effects }>;
  /** What its screens bring with the first touch, so that it is there without a network too. */
  readonly touched?: Load<unknown>;
}

/** The screens of a room and the workflows that it brings. */
export const namesIn = ({ routes, sheets }: Room): readonly string[] => [
  ...sheets,
  ...routes.flatMap(({ screen, workflow, along = [] }) => [screen, ...(workflow ? [workflow] : []), ...along.map((each) => each.workflow)]),
];

type NamesOf<W extends readonly Registered[]> = W[number]['description']['name'];
type Asking<D extends Workflow> = D extends Workflow ? (keyof D['ports'] extends never ? never : D) : never;
/** An effect for every port of every workflow. */
type EffectsOf<W extends readonly Registered[]> = { readonly [D in Asking<W[number]['description']> as D['name']]: PortEffects<D> };
type FlowsOf<R extends Route> = R extends Route<string, infer W> ? W : never;

interface Parts<R extends Route, W extends readonly Registered[], S extends NamesOf<W>> {
  readonly workflows?: Load<{ readonly workflows: W }>;
  readonly screens: Load<{ readonly screens: { readonly [Name in R['screen'] | S]: ComponentType }; readonly words?: AreaWords | readonly AreaWords[] }>;
  readonly effects?: Load<{ readonly effects: EffectsOf<W> }>;
  readonly touched?: Load<unknown>;
  readonly sheets?: readonly S[];
}

/** Fails to compile where routes name workflows that the room does not bring. */
type Whole<R extends Route, W extends readonly Registered[]> = [FlowsOf<R>] extends [NamesOf<W>] ? unknown : { readonly workflowsThatAreMissing: FlowsOf<R> };

/**
 * Some routes of an area with what they need; the compiler holds their names together: every screen has a view, every
 * workflow of a route and every sheet a machine, every port an effect.
 */
export const room = <R extends Route, W extends readonly Registered[] = [], S extends NamesOf<W> = never>(
  routes: readonly R[],
  { sheets = [], ...parts }: Parts<R, W, S> & Whole<R, W>,
): Room => ({ routes, sheets, ...(parts as Omit<Parts<R, W, S>, 'sheets'>) }) as Room;

/** Those routes of an area that show one screen. */
export const showing = <R extends Route, const S extends R['screen']>(routes: readonly R[], screen: S): readonly Extract<R, { readonly screen: S }>[] =>
  routes.filter((route): route is Extract<R, { readonly screen: S }> => route.screen === screen);
