import type { ResourceName } from '../../src/schema/api.ts';
import type { Language } from '../http/messages.ts';

/** The model behind a resource as a provider names it, and its plural for people. */
const NOUNS: Record<ResourceName, { readonly model: string; readonly en: string; readonly fa: string }> = {
  patients: { model: 'Patient', en: 'patients', fa: 'بیماران' },
  incomes: { model: 'Income', en: 'payments', fa: 'پرداخت‌ها' },
  procedureTypes: { model: 'ProcedureType', en: 'procedure types', fa: 'انواع خدمات' },
  constantTariffs: { model: 'ConstantTariff', en: 'tariffs', fa: 'تعرفه‌های ثابت' },
  insurances: { model: 'Insurance', en: 'insurances', fa: 'بیمه‌ها' },
  insuranceTariffs: { model: 'InsuranceTariff', en: 'insurance tariffs', fa: 'سطح‌های بیمه' },
  surgeries: { model: 'Surgery', en: 'treatments', fa: 'درمان‌ها' },
  clinics: { model: 'Clinic', en: 'clinics', fa: 'کلینیک‌ها' },
  contracts: { model: 'Contract', en: 'contracts', fa: 'قراردادها' },
  appointments: { model: 'Appointment', en: 'appointments', fa: 'نوبت‌ها' },
  assetCategories: { model: 'AssetCategory', en: 'asset categories', fa: 'دسته‌بندی‌های دارایی' },
  assets: { model: 'Asset', en: 'assets', fa: 'دارایی‌ها' },
  expenseCategories: { model: 'ExpenseCategory', en: 'expense categories', fa: 'دسته‌بندی‌های هزینه' },
  expenses: { model: 'Expense', en: 'expenses', fa: 'هزینه‌ها' },
  installments: { model: 'Installment', en: 'instalment plans', fa: 'طرح‌های اقساط' },
  installmentChecks: { model: 'InstallmentCheck', en: 'cheques', fa: 'چک‌ها' },
};

export const modelOf = (name: ResourceName): string => NOUNS[name].model;

/** Several kinds of records in one phrase. */
export const nounsOf = (names: readonly ResourceName[], language: Language): string =>
  new Intl.ListFormat(language).format(names.map((name) => NOUNS[name][language]));
