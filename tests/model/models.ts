import { passwordChangeModel } from './account/password-change.ts';
import { sessionListModel } from './account/session-list.ts';
import { accountingModel } from './accounting/accounting.ts';
import { appModel } from './app/app.ts';
import { lockedModel } from './app/locked.ts';
import { rescueModel } from './app/rescue.ts';
import { supportModel } from './app/support.ts';
import { appointmentsModel } from './appointments/appointments.ts';
import { appointmentFormModel } from './appointments/form.ts';
import { clinicFormModel } from './clinics/form.ts';
import { servicesModel } from './clinics/services.ts';
import { contractsModel } from './contracts/contracts.ts';
import { tariffsModel } from './contracts/tariffs.ts';
import { termsModel } from './contracts/terms.ts';
import { documentsModel } from './documents/documents.ts';
import { letterheadModel } from './documents/letterhead.ts';
import type { Proof } from './drive.ts';
import { chequeMarksModel } from './installments/cheque-marks.ts';
import { newChequesModel } from './installments/new-cheques.ts';
import { dueCheques, patientPlans, planFormModel } from './installments/plans.ts';
import { insuranceFormModel, levelFormModel } from './insurances/forms.ts';
import { insuranceLevels, insuranceList } from './insurances/lists.ts';
import { type ListSamples, listModel } from './kit/list-screen.ts';
import { removalModel } from './kit/removal.ts';
import { resourceModel } from './kit/resource.ts';
import { swipeRowModel } from './kit/swipe-row.ts';
import { labDispatchModel } from './lab/dispatch.ts';
import { categoriesModel } from './ledger/categories.ts';
import { assetCategoryFormModel, assetEditModel, expenseCategoryFormModel, expenseEditModel } from './ledger/forms.ts';
import { assetItems, expenseItems, inventory } from './ledger/lists.ts';
import { newAssetsModel, newExpensesModel } from './ledger/new-items.ts';
import { messagesModel } from './messages/messages.ts';
import { patientFormModel } from './patients/form.ts';
import { patientList } from './patients/list.ts';
import { patientProfile } from './patients/profile.ts';
import { completed } from './payloads/completed.ts';
import { patientDebtModel } from './payments/debt.ts';
import { paymentEditModel } from './payments/edit.ts';
import { newPaymentsModel } from './payments/new-payments.ts';
import { clinicPayments, patientFinancials, patientPayments } from './payments/payer.ts';
import { prescriptionPatientModel } from './prescription/patient.ts';
import { prescriptionModel } from './prescription/prescription.ts';
import { chairFormModel } from './sample/chair-form.ts';
import { chairList, clinicChairs } from './sample/chair-lists.ts';
import { newChairsModel } from './sample/new-chairs.ts';
import { sessionModel } from './session/session.ts';
import { settingsModel } from './shell/settings.ts';
import { treatmentEditModel } from './treatments/edit.ts';
import { newTreatmentsModel } from './treatments/new-treatments.ts';
import { viewerModel } from './viewer/viewer.ts';

/** What a model says nothing of is tried as it is described. */
const proved = (proofs: readonly Proof[]): readonly Proof[] => proofs.map((proof) => ({ ...proof, model: completed(proof.model) }));

/** Lists that no provider keeps. */
export const worksheets = proved([labDispatchModel, prescriptionModel].map((model) => ({ model })));

/** What the product does not have. */
const madeUp = ({ model, ...proof }: Proof): Proof => ({ ...proof, model: { ...model, madeUp: true } });

const list = (samples: ListSamples): Proof => ({ model: listModel(samples) });

/** The root, what it opens everywhere, and what all others are made of. */
export const foundations = proved([
  { model: appModel, alive: false },
  ...[
    sessionModel,
    passwordChangeModel,
    sessionListModel,
    accountingModel,
    appointmentsModel,
    letterheadModel,
    documentsModel,
    resourceModel,
    removalModel,
    supportModel,
    rescueModel,
    lockedModel,
    settingsModel,
    categoriesModel,
    chequeMarksModel,
    prescriptionPatientModel,
    patientDebtModel,
    swipeRowModel,
    messagesModel,
  ].map((model) => ({
    model,
  })),
]);

/** The forms of single records; the chair is made up, and can do what no form of the product does together. */
export const forms = proved([
  { model: patientFormModel },
  { model: appointmentFormModel },
  { model: treatmentEditModel },
  { model: planFormModel },
  { model: paymentEditModel },
  { model: clinicFormModel },
  { model: insuranceFormModel },
  { model: levelFormModel },
  { model: assetCategoryFormModel },
  { model: expenseCategoryFormModel },
  { model: assetEditModel },
  { model: expenseEditModel },
  madeUp({ model: chairFormModel }),
]);

/** The screens of rows, and of what they belong to. */
export const lists = proved([
  list(patientList),
  list(patientProfile),
  list(patientFinancials),
  list(patientPayments),
  list(clinicPayments),
  list(patientPlans),
  list(dueCheques),
  list(insuranceList),
  list(insuranceLevels),
  list(assetItems),
  list(expenseItems),
  list(inventory),
  madeUp(list(chairList)),
  madeUp(list(clinicChairs)),
]);

/** Forms that fill lists. */
export const stagedLists = proved(
  [newPaymentsModel, newChequesModel, newTreatmentsModel, servicesModel, newChairsModel, contractsModel, tariffsModel, newAssetsModel, newExpensesModel].map(
    (model) => (model === newChairsModel ? madeUp({ model }) : { model }),
  ),
);

/** What no practice opens: support's page of reports, whose two delays may run at once, and the order of screens that others ask. */
export const beside = proved([{ model: viewerModel, alive: false }, { model: termsModel }]);

/** Everything that is proved, one for each workflow of the product and for what workflows are made of. */
export const proofs: readonly Proof[] = [...foundations, ...worksheets, ...forms, ...lists, ...stagedLists, ...beside];
