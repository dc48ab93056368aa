export const siteLimits = { TITLE_LONGEST: 200, DESCRIPTION_LONGEST: 1000 } as const;

export interface SiteSettings {
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

export type SettingsFault = 'title-missing' | 'time-zone-unknown' | 'language-unknown' | 'currency-unknown';

/** The runtime's own lists answer: a table of ours would grow old with every zone that is split. */
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

export const findSettingsFaults = (
  settings: SiteSettings,
  currencies: readonly string[],
): Partial<Record<keyof SiteSettings, SettingsFault>> => ({
  ...(settings.title.trim() === '' ? { title: 'title-missing' as const } : {}),
  ...(isTimeZone(settings.timeZone) ? {} : { timeZone: 'time-zone-unknown' as const }),
  ...(isLanguage(settings.language) ? {} : { language: 'language-unknown' as const }),
  ...(currencies.includes(settings.currency) ? {} : { currency: 'currency-unknown' as const }),
});

/** A site as every part of the program knows it. */
export interface Site {
  readonly id: string;
  readonly identifier: string;
  readonly settings: SiteSettings;
  readonly settingsRevision: number;
  readonly primaryHost: string;
}
