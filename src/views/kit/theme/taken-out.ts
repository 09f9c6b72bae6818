import { colour, radius, space } from './tokens.ts';

/** The place below a list that is being put together which says that something was taken out of it, with the way back. */
export const takenOut = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-inline: ${space(4)} ${space(1)};
  border-radius: ${radius.control};
  background: ${colour.sunken};
  /* Between what stands in the column it would part that, and gone it would not be heard of when it comes. */
  &:empty {
    position: absolute;
  }
`;
