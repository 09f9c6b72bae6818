import { proves } from './drive.ts';
import { UNUSED_OF_EDITS } from './kit/record-form.ts';
import { patientFormModel } from './patients/form.ts';
import { paymentEditModel } from './payments/edit.ts';
import { chairFormModel } from './sample/chair-form.ts';
import { treatmentEditModel } from './treatments/edit.ts';

proves('patient form', { model: patientFormModel });
proves('treatment edit', { model: treatmentEditModel, unused: UNUSED_OF_EDITS });
proves('payment edit', { model: paymentEditModel, unused: UNUSED_OF_EDITS });
proves('the form of a made-up chair', { model: chairFormModel });
