import { createContext } from 'react';
import type { ResourceName } from '../../../schema/api.ts';
import { shallow, useApp } from '../actors.tsx';

/** The rows of a list that were just saved, for as long as the message stands that says so, the last one last; none by and large. */
export const useFreshRows = (list: ResourceName): readonly number[] =>
  useApp(({ notices }) => {
    const said = notices.findLast(
      ({ notice: { code, values } }) => values.id && (values.resource === list || code === `${list}.created` || code === `${list}.updated`),
    );
    return said?.notice.values.id?.split(',').map(Number) ?? [];
  }, shallow);

/** Those of a list's rows, for the rows themselves. */
export const FreshRows = createContext<readonly number[]>([]);
