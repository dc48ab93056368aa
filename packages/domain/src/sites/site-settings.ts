import type { FeatureSwitches } from '../features/index.ts';
import { shareServices } from './share-services.ts';
import {
  completeAccount,
  findAccountFaults,
  type AccountFault,
  type SocialAccount,
} from './social-accounts.ts';

export const siteLimits = {
  MAX_TITLE_LENGTH: 200,
  MAX_DESCRIPTION_LENGTH: 1000,
  MAX_TAG_LINE_LENGTH: 200,
  MAX_ACCOUNTS: 50,
  MAX_ADDRESS_LENGTH: 2000,
  MAX_CODE_LENGTH: 50_000,
} as const;

/** Optional settings; empty ones are omitted. */
export interface FurtherSettings {
  readonly tagLine?: string;
  readonly socialAccounts?: readonly SocialAccount[];
  /** Codes of the services for sharing pages. */
  readonly shareServices?: readonly string[];
  /** Search engines are asked not to index the site. */
  readonly isHidden?: boolean;
  /** Inserted into the head of every page; requires the permission `code`. */
  readonly headerCode?: string;
  /** Inserted at the end of every page; requires the permission `code`. */
  readonly footerCode?: string;
}

export interface SiteSettings extends FurtherSettings {
  readonly title: string;
  readonly description: string;
  readonly timeZone: string;
  readonly language: string;
  readonly currency: string;
}

export const defaultSiteSettings = {
  title: 'New site',
  description: '',
  timeZone: 'America/New_York',
  language: 'en-US',
  currency: 'USD',
} as const satisfies SiteSettings;

const noFurtherSettings = {
  tagLine: '',
  socialAccounts: [],
  shareServices: [],
  isHidden: false,
  headerCode: '',
  footerCode: '',
} as const satisfies Required<FurtherSettings>;

/** With empty defaults, for forms. */
export const completeSiteSettings = (settings: SiteSettings): Required<SiteSettings> => ({
  ...noFurtherSettings,
  ...settings,
});

/** Optional settings without empty ones, as they are stored and exported. */
export const furtherSettingsOf = (settings: FurtherSettings): FurtherSettings => {
  const { tagLine = '', headerCode = '', footerCode = '' } = settings;
  const accounts = settings.socialAccounts?.map(completeAccount) ?? [];
  const chosen = settings.shareServices ?? [];
  return {
    ...(tagLine.trim() === '' ? {} : { tagLine: tagLine.trim() }),
    ...(accounts.length === 0 ? {} : { socialAccounts: accounts }),
    ...(chosen.length === 0 ? {} : { shareServices: [...new Set(chosen)] }),
    ...(settings.isHidden === true ? { isHidden: true } : {}),
    ...(headerCode === '' ? {} : { headerCode }),
    ...(footerCode === '' ? {} : { footerCode }),
  };
};

/** Missing settings keep their value: clients that do not know a setting must not clear it. */
export const mergeSiteSettings = (before: SiteSettings, given: SiteSettings): SiteSettings => {
  const { title, description, timeZone, language, currency } = given;
  const further = furtherSettingsOf({ ...furtherSettingsOf(before), ...given });
  return { title, description, timeZone, language, currency, ...further };
};

export const changesSiteCode = (before: FurtherSettings, after: FurtherSettings): boolean =>
  (before.headerCode ?? '') !== (after.headerCode ?? '') ||
  (before.footerCode ?? '') !== (after.footerCode ?? '');

export type SettingsFault =
  | 'title-missing'
  | 'time-zone-unknown'
  | 'language-unknown'
  | 'currency-unknown'
  | 'tag-line-long'
  | 'accounts-many'
  | 'share-service-unknown'
  | 'code-long'
  | AccountFault;

/** By path in the settings, such as `title` or `socialAccounts.2.profileUrl`. */
export type SettingsFaults = Readonly<Record<string, SettingsFault>>;

/** By the runtime's data: a list of ours would get outdated. */
const isTimeZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

const isShareCode = (code: string): boolean => shareServices.some((service) => service.code === code);
const isLongCode = (code = ''): boolean => code.length > siteLimits.MAX_CODE_LENGTH;

export const findFurtherFaults = (settings: FurtherSettings): SettingsFaults => {
  const { tagLine = '', socialAccounts = [], shareServices: chosen = [], headerCode, footerCode } = settings;
  return {
    ...(tagLine.length > siteLimits.MAX_TAG_LINE_LENGTH ? { tagLine: 'tag-line-long' } : {}),
    ...(socialAccounts.length > siteLimits.MAX_ACCOUNTS ? { socialAccounts: 'accounts-many' } : {}),
    ...findAccountFaults(socialAccounts),
    ...(chosen.every(isShareCode) ? {} : { shareServices: 'share-service-unknown' }),
    ...(isLongCode(headerCode) ? { headerCode: 'code-long' } : {}),
    ...(isLongCode(footerCode) ? { footerCode: 'code-long' } : {}),
  };
};

export const findSettingsFaults = (
  settings: SiteSettings,
  currencies: readonly string[],
): SettingsFaults => ({
  ...(settings.title.trim() === '' ? { title: 'title-missing' } : {}),
  ...(isTimeZone(settings.timeZone) ? {} : { timeZone: 'time-zone-unknown' }),
  ...(isLanguage(settings.language) ? {} : { language: 'language-unknown' }),
  ...(currencies.includes(settings.currency) ? {} : { currency: 'currency-unknown' }),
  ...findFurtherFaults(settings),
});

/** A site with its settings. */
export interface Site {
  readonly id: string;
  readonly identifier: string;
  readonly settings: SiteSettings;
  readonly settingsRevision: number;
  readonly primaryHost: string;
  /** What the administrator of the installation switched off. */
  readonly features: FeatureSwitches;
}
