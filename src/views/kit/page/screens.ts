import type { ComponentType } from 'react';

/** Views by the name that the route table gives their screen; an area's part of the program brings its own. */
export type Screens = Partial<Record<string, ComponentType>>;
