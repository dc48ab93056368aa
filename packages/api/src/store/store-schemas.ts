import { preferenceNamespaces } from '@sitewright/domain/store';
import { preferenceSchemas, storeSettingsSchema } from '@sitewright/domain/store/schemas';
import { Type } from 'typebox';
import { closed } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const settings = Type.Object({ ...storeSettingsSchema.properties, revision: Type.Integer() }, closed);

const namespaceParams = Type.Object({ namespace: Type.Enum([...preferenceNamespaces]) });

/** The fields of all namespaces; the handler checks a body by the closed schema of its namespace. */
const preferences = Type.Partial(
  Type.Object({
    ...preferenceSchemas.general.properties,
    ...preferenceSchemas['pill-cart'].properties,
    ...preferenceSchemas['product-filters'].properties,
    ...preferenceSchemas.installments.properties,
    ...preferenceSchemas.inventory.properties,
    ...preferenceSchemas['video-paywall'].properties,
    ...preferenceSchemas.shipping.properties,
    ...preferenceSchemas.tax.properties,
    ...preferenceSchemas.checkout.properties,
    ...preferenceSchemas['checkout-page'].properties,
    ...preferenceSchemas.payments.properties,
    ...preferenceSchemas.invoices.properties,
    ...preferenceSchemas.returns.properties,
    ...preferenceSchemas['abandoned-carts'].properties,
    ...preferenceSchemas['restock-notices'].properties,
    ...preferenceSchemas['first-sale'].properties,
    ...preferenceSchemas.merchandising.properties,
    ...preferenceSchemas.restock.properties,
    ...preferenceSchemas['product-reviews'].properties,
  }),
  closed,
);

export const storeSchemas = {
  readSettings: { answer: settings, refusals: [] },
  saveSettings: {
    body: settings,
    answer: settings,
    refusals: ['conflict', 'bad-request', 'code-not-allowed', 'not-allowed'],
  },
  readPreferences: { params: namespaceParams, answer: preferences, refusals: [] },
  savePreferences: {
    params: namespaceParams,
    body: preferences,
    answer: preferences,
    refusals: ['bad-request', 'conflict', 'code-not-allowed', 'not-allowed'],
  },
} as const satisfies Record<string, CallSchemas>;
