import { DEFAULT_CURRENCY, isCurrencyCode } from '@sitewright/domain/money';
import type { Site } from '@sitewright/domain/sites';
import { defaultStoreSettings, settingsInEffect, type StoreSettings } from '@sitewright/domain/store';
import type { Shop } from '../../catalogue/index.ts';
import { derivedWhileSame, derivedWithin } from '../../derived/index.ts';
import type { PageData } from './page-data.ts';

const settingsOf = derivedWhileSame((store: StoreSettings, { features }: Pick<Site, 'features'>) =>
  settingsInEffect(store, features),
);

export const shopOf = derivedWithin(({ site, store = defaultStoreSettings, language }: PageData): Shop => ({
  settings: settingsOf(store, { features: site.features }),
  features: site.features,
  currency: isCurrencyCode(site.settings.currency) ? site.settings.currency : DEFAULT_CURRENCY,
  language: language ?? site.settings.language,
}));
