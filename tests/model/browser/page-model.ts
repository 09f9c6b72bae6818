import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model } from '../walk.ts';
import type { Hand } from './hand/hand.ts';
import type { Practice } from './world/practice.ts';
import type { Control } from './world/tools.ts';
import type { Route, Wire } from './world/wire.ts';

/** Where a deed is done: at the page, with the wire behind it, in a practice. */
export interface At {
  readonly hand: Hand;
  readonly wire: Wire;
  readonly practice: Practice;
  readonly event: AnyEventObject;
  /** How the page's own workflow stands. */
  readonly snapshot: AnyMachineSnapshot;
  /** What the path does afterwards: a provider that is to have something later has it from now on. */
  readonly coming: readonly AnyEventObject[];
  /** Another number at every call, so that no two entries are alike. */
  readonly count: () => number;
  /** The address of the page. */
  readonly path: string;
}

/** Where what does a deed is offered. */
export interface Offering {
  readonly control: Control | ((snapshot: AnyMachineSnapshot) => Control);
  /** What is asked of the machine; the bare event unless given. */
  readonly event?: AnyEventObject | ((snapshot: AnyMachineSnapshot) => AnyEventObject);
  /** What the view asks for besides, where the machine would take it. */
  readonly when?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Why it stands there even where the machine takes nothing. */
  readonly always?: string;
}

/** How an event is done on a page, or what makes it happen. */
export interface Deed {
  readonly does: (at: At) => Promise<void>;
  /** Those of its samples that can be done here; all of the model's unless given. */
  readonly samples?: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  readonly offers?: Offering;
  /** Where the focus is once it was done; null where that is not said. */
  readonly focuses?: (after: AnyMachineSnapshot) => Control | null;
  /** It comes by itself in these situations, and nothing else can be done in them. */
  readonly bySelf?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Why a page can do it in some of the situations alone. */
  readonly only?: string;
}

/** What is offered behind something that is opened first: in the menu of a row, or beside one that is drawn aside. */
export interface Behind {
  readonly opener: Control;
  /** How far it is drawn aside, in pixels to the right; it is pressed unless given. */
  readonly dx?: number;
  readonly items: readonly {
    readonly control: Control;
    /** What it asks of the machine. */
    readonly event: AnyEventObject;
    /** It may be out of sight where the machine would take it. */
    readonly optional?: boolean;
  }[];
}

/** What must be seen in a state; in a state that is not seen, why. */
export type Seen = readonly (Control | ((snapshot: AnyMachineSnapshot) => Control))[] | string;

/** What a model cannot know of the page on which its workflow is. */
export interface PageModel {
  readonly model: Model;
  /** The input with which the page begins. */
  readonly input: unknown;
  /** Its address, with what must be there first. */
  readonly prepared: (practice: Practice, count: () => number) => Promise<string>;
  /** How one comes to it, where the address does not lead there alone. */
  readonly enters?: (at: Pick<At, 'hand' | 'wire' | 'practice' | 'path'>) => Promise<void>;
  /** The id of its workflow, where that is not the one of the address. */
  readonly workflow?: string;
  /** The workflow of the address whose child it is, and under which id. */
  readonly child?: { readonly of: string; readonly id: string };
  /** Of every event how it is done, or why no page can do it. */
  readonly deeds: Readonly<Record<string, Deed | string>>;
  readonly states: Readonly<Record<string, Seen>>;
  /** What of it has to be opened before it is seen: looked at once in each state, for whatever the machine takes there. */
  readonly behind?: (snapshot: AnyMachineSnapshot) => readonly Behind[];
  /** The fields of its form that one types into, by what the machine calls them: what is wrong with one must be said there. */
  readonly fields?: Readonly<Record<string, Control>>;
  /** The calls of its ports, by the id of the call. */
  readonly routes: Readonly<Record<string, Route>>;
  readonly distinguish?: Model['distinguish'];
}

/** An event that is done by pressing one thing. */
export const pressing = (control: Offering['control'], more: Omit<Offering, 'control'> & Pick<Deed, 'samples'> = {}): Deed => {
  const { samples, ...rest } = more;
  return {
    does: ({ hand, snapshot }) => hand.press(typeof control === 'function' ? control(snapshot) : control),
    offers: { control, ...rest },
    ...(samples ? { samples } : {}),
  };
};

export const button = (name: Control['name'], more: Partial<Control> = {}): Control => ({ role: 'button', name, ...more });

/** The beginning of a name, as a pattern. */
export const beginning = (text: string): Control['name'] => ({ pattern: `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}` });
