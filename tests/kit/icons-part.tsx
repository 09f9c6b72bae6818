import * as actions from '../../src/views/kit/icons/actions.tsx';
import * as basics from '../../src/views/kit/icons/basics.tsx';
import { DentalArch } from '../../src/views/kit/icons/dental-arch.tsx';
import * as places from '../../src/views/kit/icons/places.tsx';
import * as things from '../../src/views/kit/icons/things.tsx';
import { Line, Part } from './part.tsx';

/** The one family of icons. */
export const Icons = () => (
  <Part title="نشانه‌ها">
    {[actions, places, things, basics].map((family) => (
      <Line key={Object.keys(family).join()}>
        {Object.entries(family).map(([name, Glyph]) => (
          <Glyph key={name} size={44} title={name} />
        ))}
      </Line>
    ))}
    <DentalArch />
  </Part>
);
