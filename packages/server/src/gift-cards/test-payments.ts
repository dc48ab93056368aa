import type { Queryable } from '../database/index.ts';
import { findStripeAccount } from '../payment-records/index.ts';
import { readStoreSettings } from '../store/index.ts';

/** How many of the ways to pay are of test mode: real gift cards pay nothing there, and test cards nothing elsewhere. */
export const findTestPayments = async (
  database: Queryable,
  websiteId: string,
): Promise<'none' | 'some' | 'all'> => {
  const { payments } = await readStoreSettings(database, websiteId);
  const stripe = await findStripeAccount(database, websiteId);
  const takesTests = payments.isTestGatewayEnabled || stripe?.isTest === true;
  if (!takesTests) return 'none';
  const takesReal = stripe?.isTest === false || payments.manualMethods.some(({ isEnabled }) => isEnabled);
  return takesReal ? 'some' : 'all';
};
