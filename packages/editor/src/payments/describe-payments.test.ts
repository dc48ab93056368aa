import { defaultPaymentSettings } from '@sitewright/domain/store';
import { describe, expect, it } from 'vitest';
import { awaitingDaysFault, describePayments } from './describe-payments.ts';
import { readMethod } from './method-values.ts';

const method = (name: string, isEnabled = true) => ({ id: name, name, instructions: '', isEnabled });

describe('the status of payments', () => {
  it('says who can order, and how', () => {
    const status = (changed: Partial<typeof defaultPaymentSettings>) =>
      describePayments({ ...defaultPaymentSettings, ...changed });
    expect(status({})).toContain('You and other contributors can place test orders');
    expect(status({ allowsTestOrders: true })).toBe('Visitors can place test orders. No money is moved.');
    expect(status({ isTestGatewayEnabled: false, allowsTestOrders: true })).toContain('Nobody can order');
    expect(
      status({ manualMethods: [method('Bank transfer'), method('Cash'), method('Cheque', false)] }),
    ).toBe(
      'Shoppers order and pay you outside of the website: Bank transfer or Cash. You mark their orders as paid yourself.',
    );
    expect(status({ manualMethods: [method('Cheque', false)] })).toContain('contributors');
  });
});

describe('the days that an order waits for payment', () => {
  it('are a whole number from 1 to 90', () => {
    expect([1, 14, 90].map(awaitingDaysFault)).toEqual([undefined, undefined, undefined]);
    for (const days of [0, -1, 91, 1.5, Number.NaN])
      expect(awaitingDaysFault(days)).toBe('Enter a whole number from 1 to 90.');
  });
});

describe('a manual method', () => {
  const values = { name: ' Bank transfer ', instructions: ' IBAN AT00 ', isEnabled: true };

  it('is read without blanks around its texts', () => {
    expect(readMethod(values, { id: 'a', others: [method('Cash')] })).toEqual({
      method: { id: 'a', name: 'Bank transfer', instructions: 'IBAN AT00', isEnabled: true },
    });
  });

  it('has a name that no other has', () => {
    expect(readMethod({ ...values, name: ' ' }, { id: 'a', others: [] })).toEqual({
      faults: { name: 'Enter a name.' },
    });
    expect(readMethod({ ...values, name: 'cash' }, { id: 'a', others: [method('Cash')] })).toEqual({
      faults: { name: 'Another method has this name. Shoppers could not tell them apart.' },
    });
  });
});
