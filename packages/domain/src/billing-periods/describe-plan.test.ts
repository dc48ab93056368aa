import { describe, expect, it } from 'vitest';
import { describePlan } from './index.ts';

const plan = (value: number, unit: 'WEEK' | 'MONTH' | 'YEAR', numBillingCycles = 0) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

describe('a plan in words', () => {
  it.each([
    [plan(1, 'MONTH'), 'en-US', 'every month'],
    [plan(2, 'WEEK', 26), 'en-GB', 'every 2 weeks for 1 year'],
    [plan(3, 'MONTH', 3), 'en', 'every 3 months for 9 months'],
    [plan(1, 'YEAR', 1), 'de-DE', 'jedes Jahr für 1 Jahr'],
    [plan(2, 'MONTH'), 'fr-FR', 'tous les 2 mois'],
    [plan(1, 'WEEK', 51), 'es', 'cada semana durante 51 semanas'],
    [plan(1, 'WEEK'), 'it', 'every week'],
  ] as const)('[SUB-03 (rule)] %j in %s', (each, language, text) => {
    expect(describePlan(each, language)).toBe(text);
  });
});
