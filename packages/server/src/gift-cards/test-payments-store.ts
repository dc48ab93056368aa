import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { readStoreSettings } from '../store/index.ts';

/** How many of the ways to pay are of test mode: real gift cards pay nothing there, and test cards nothing elsewhere. */
export const findTestPayments = async (
  database: Queryable,
  websiteId: string,
): Promise<'none' | 'some' | 'all'> => {
  const { payments } = await readStoreSettings(database, websiteId);
  // Payments know gift cards and not the other way round.
  const { rows } = await database.execute<{ isTest: boolean }>(
    sql`select is_test as "isTest" from stripe_accounts where website_id = ${websiteId}`,
  );
  const takesTests = payments.isTestGatewayEnabled || rows.some(({ isTest }) => isTest);
  if (!takesTests) return 'none';
  const takesReal =
    rows.some(({ isTest }) => !isTest) || payments.manualMethods.some(({ isEnabled }) => isEnabled);
  return takesReal ? 'some' : 'all';
};
