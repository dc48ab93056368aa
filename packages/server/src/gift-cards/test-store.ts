import type { Queryable } from '../database/index.ts';
import { findStripeAccount } from '../payment-records/index.ts';
import { readStoreSettings } from '../store/index.ts';

/** Whether every way to pay is one of test mode: real gift cards pay nothing there. */
export const isTestStore = async (database: Queryable, websiteId: string): Promise<boolean> => {
  const { payments } = await readStoreSettings(database, websiteId);
  const stripe = await findStripeAccount(database, websiteId);
  const takesRealMoney =
    stripe?.isTest === false || payments.manualMethods.some(({ isEnabled }) => isEnabled);
  return !takesRealMoney && (payments.isTestGatewayEnabled || stripe?.isTest === true);
};
