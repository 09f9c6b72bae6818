import { css } from '@linaria/core';
import type { Patient } from '../../../schema/patients/patient.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { colour, radius, space } from '../../kit/theme/tokens.ts';
import { profile } from '../texts.ts';

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
  gap: ${space(1)};
  padding: ${space(1)};
  border-radius: ${radius.card};
  background: ${colour.surface};
  box-shadow: 0 0 0 1px ${colour.line};
`;

/** Where each is, of the patient in its address. */
const PAPERS = [
  ['invoice', (id) => `/invoice-certificate?patient=${id}`],
  ['certificate', (id) => `/invoice-certificate?patient=${id}&tab=certificate`],
  ['advice', (id) => `/invoice-certificate?patient=${id}&tab=advice`],
  ['prescription', (id) => `/prescription?patient=${id}`],
  ['sms', (id) => `/sms?patient=${id}`],
  ['lab', (id) => `/send-to-lab?patient=${id}`],
] as const satisfies readonly (readonly [keyof typeof profile.paper, (id: number) => string])[];

/** The ways to papers about the patient and messages to them, who need not be chosen there again. */
export const Papers = ({ patient }: { readonly patient: Patient }) => {
  const send = useSendApp();
  return (
    <nav className={row} aria-label={profile.papers}>
      {PAPERS.map(([paper, to]) => (
        <Button
          key={paper}
          tone="quiet"
          onClick={() =>
            send({
              type: 'route.go',
              to: to(patient.id),
              replace: false,
              passed: { patient },
            })
          }
        >
          {profile.paper[paper]}
        </Button>
      ))}
    </nav>
  );
};
