import { css } from '@linaria/core';
import { useSendSession, useSession } from '../../kit/actors.tsx';
import { Spinner } from '../../kit/controls/button.tsx';
import { PersonIcon } from '../../kit/icons/places.tsx';
import { colour, radius } from '../../kit/theme/tokens.ts';

const frame = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${colour.tintDeep};
  color: ${colour.onTint};
  &[data-size='large'] {
    inline-size: 72px;
    block-size: 72px;
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** The dentist's picture, or the default one while there is none that can be shown. */
export const Avatar = ({ large = false }: { readonly large?: boolean }) => {
  const picture = useSession((context) => context.picture);
  const send = useSendSession();
  return (
    <span className={frame} data-size={large ? 'large' : 'small'} data-picture={picture.state}>
      {picture.state === 'loading' ? (
        <Spinner />
      ) : picture.url !== null && picture.state === 'ready' ? (
        <img src={picture.url} alt="" onError={() => send({ type: 'picture.broken' })} />
      ) : (
        <PersonIcon size={large ? 36 : 26} />
      )}
    </span>
  );
};
