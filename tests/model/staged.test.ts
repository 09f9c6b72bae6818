import { proves } from './drive.ts';
import { newPaymentsModel } from './payments/new-payments.ts';
import { newChairsModel } from './sample/new-chairs.ts';
import { newTreatmentsModel } from './treatments/new-treatments.ts';

proves('new payments', { model: newPaymentsModel });
proves('new treatments', { model: newTreatmentsModel });
proves('new made-up chairs of a clinic', { model: newChairsModel });
