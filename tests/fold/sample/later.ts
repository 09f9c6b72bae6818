import { type AnyStateMachine, createMachine } from 'xstate';
import { stagingMachine } from './machines.ts';

type Words = Readonly<Record<string, string>>;

/** A configuration with some of its words replaced, states and events alike. */
const renamed = (value: unknown, words: Words): unknown => {
  if (typeof value === 'string') return words[value] ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, words));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [words[key] ?? key, renamed(one, words)]));
};

/** The staged list of a later release, which says some things in other words. */
export const laterStaging = (words: Words): typeof stagingMachine =>
  (createMachine(renamed(stagingMachine.config, words) as never) as AnyStateMachine).provide(stagingMachine.implementations as never) as typeof stagingMachine;
