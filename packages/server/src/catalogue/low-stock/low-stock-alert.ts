import { contactEmailOf, type Site } from '@sitewright/domain/sites';
import type { LowStockAlert } from '@sitewright/domain/store';
import type { Queryable } from '../../database/index.ts';
import { enqueueMail, isMailAddress } from '../../mail/index.ts';
import { describeOptions } from '../describe-options.ts';
import { findVariantNames, type VariantName } from '../variant-names-store.ts';
import { composeEmail, readStoredEmail } from '../../store-email-texts/index.ts';
import { fallenLevels, type ChangedLevel } from './fallen-levels.ts';
import { lowStockEmailData } from './low-stock-email.ts';

interface AlertContext {
  readonly database: Queryable;
  readonly site: Site;
  readonly publicOrigin?: string;
}

const recipientOf = ({ email }: LowStockAlert, { settings }: Site): string | undefined =>
  [email, contactEmailOf(settings.socialAccounts) ?? ''].find(isMailAddress);

const nameOf = ({ title, options, sku }: VariantName): string => {
  const variant = describeOptions(options);
  return `${title}${variant === '' ? '' : `, ${variant}`} (SKU ${sku})`;
};

/** One email for all variants of a change, sent if and only if its transaction commits. */
export const sendLowStockAlert = async (
  { database, site, publicOrigin }: AlertContext,
  alert: LowStockAlert,
  moves: readonly ChangedLevel[],
): Promise<void> => {
  const to = alert.isEnabled ? recipientOf(alert, site) : undefined;
  const fallen = fallenLevels(moves, alert.threshold);
  if (to === undefined || fallen.size === 0) return;
  const names = await findVariantNames(database, site.id, [...fallen.keys()]);
  const variants = names.map((name) => ({
    name: nameOf(name),
    quantity: fallen.get(name.variantId)?.quantity ?? 0,
  }));
  const siteTitle = site.settings.title;
  const data = lowStockEmailData({ siteTitle, variants, threshold: alert.threshold, publicOrigin });
  const { texts } = await readStoredEmail(database, site.id, 'low-stock');
  const email = composeEmail({ kind: 'low-stock', language: 'en', data, own: texts.en });
  await enqueueMail(database, { websiteId: site.id, to, fromName: siteTitle, ...email });
};
