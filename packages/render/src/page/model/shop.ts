import { DEFAULT_CURRENCY, isCurrencyCode } from '@sitewright/domain/money';
import { defaultStoreSettings, settingsInEffect } from '@sitewright/domain/store';
import type { Shop } from '../../catalogue/index.ts';
import { derivedWithin } from '../../derived/index.ts';
import type { PageData } from './page-data.ts';

export const shopOf = derivedWithin(({ site, store = defaultStoreSettings, language }: PageData): Shop => ({
  settings: settingsInEffect(store, site.features),
  features: site.features,
  currency: isCurrencyCode(site.settings.currency) ? site.settings.currency : DEFAULT_CURRENCY,
  language: language ?? site.settings.language,
}));
