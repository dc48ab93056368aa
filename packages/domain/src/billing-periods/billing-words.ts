import type { SubscriptionPlan } from '../catalogue/index.ts';
import { translationIn } from '../languages/index.ts';

type Unit = SubscriptionPlan['billingPeriod']['unit'];

interface Counted {
  readonly one: string;
  readonly many: string;
}

/** Words about recurring payments in one language. */
export interface BillingWords {
  /** How often; `{billingPeriodValue}` is the number. */
  readonly every: Readonly<Record<Unit, Counted>>;
  /** For how long; `{duration}` is the number. */
  readonly lasting: Readonly<Record<Unit, Counted>>;
}

const english: BillingWords = {
  every: {
    WEEK: { one: 'every week', many: 'every {billingPeriodValue} weeks' },
    MONTH: { one: 'every month', many: 'every {billingPeriodValue} months' },
    YEAR: { one: 'every year', many: 'every {billingPeriodValue} years' },
  },
  lasting: {
    WEEK: { one: 'for {duration} week', many: 'for {duration} weeks' },
    MONTH: { one: 'for {duration} month', many: 'for {duration} months' },
    YEAR: { one: 'for {duration} year', many: 'for {duration} years' },
  },
};

const german: BillingWords = {
  every: {
    WEEK: { one: 'jede Woche', many: 'alle {billingPeriodValue} Wochen' },
    MONTH: { one: 'jeden Monat', many: 'alle {billingPeriodValue} Monate' },
    YEAR: { one: 'jedes Jahr', many: 'alle {billingPeriodValue} Jahre' },
  },
  lasting: {
    WEEK: { one: 'für {duration} Woche', many: 'für {duration} Wochen' },
    MONTH: { one: 'für {duration} Monat', many: 'für {duration} Monate' },
    YEAR: { one: 'für {duration} Jahr', many: 'für {duration} Jahre' },
  },
};

const french: BillingWords = {
  every: {
    WEEK: { one: 'par semaine', many: 'toutes les {billingPeriodValue} semaines' },
    MONTH: { one: 'par mois', many: 'tous les {billingPeriodValue} mois' },
    YEAR: { one: 'par an', many: 'tous les {billingPeriodValue} ans' },
  },
  lasting: {
    WEEK: { one: 'pendant {duration} semaine', many: 'pendant {duration} semaines' },
    MONTH: { one: 'pendant {duration} mois', many: 'pendant {duration} mois' },
    YEAR: { one: 'pendant {duration} an', many: 'pendant {duration} ans' },
  },
};

const spanish: BillingWords = {
  every: {
    WEEK: { one: 'cada semana', many: 'cada {billingPeriodValue} semanas' },
    MONTH: { one: 'cada mes', many: 'cada {billingPeriodValue} meses' },
    YEAR: { one: 'cada año', many: 'cada {billingPeriodValue} años' },
  },
  lasting: {
    WEEK: { one: 'durante {duration} semana', many: 'durante {duration} semanas' },
    MONTH: { one: 'durante {duration} mes', many: 'durante {duration} meses' },
    YEAR: { one: 'durante {duration} año', many: 'durante {duration} años' },
  },
};

const translations: ReadonlyMap<string, BillingWords> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** English for languages without a translation. */
export const billingWordsIn = (language: string): BillingWords =>
  translationIn(translations, language) ?? english;
