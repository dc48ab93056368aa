import { shareServices, socialServices, type SocialAccount } from '@sitewright/domain/sites';
import type { SettingsValues } from './merge-settings.ts';

export const settingNames = {
  title: 'Site title',
  description: 'Description',
  timeZone: 'Time zone',
  language: 'Language',
  currency: 'Currency',
  tagLine: 'Tagline',
  isHidden: 'Hide from search engines',
  socialAccounts: 'Accounts',
  shareServices: 'Share buttons',
  headerCode: 'Header code',
  footerCode: 'Footer code',
} as const satisfies Record<keyof SettingsValues, string>;

const CODE_SHOWN = 300;

const nameOfEntry = (entry: string | SocialAccount): string => {
  if (typeof entry === 'string') return shareServices.find(({ code }) => code === entry)?.name ?? entry;
  const service = socialServices.find(({ id }) => id === entry.serviceName)?.name ?? entry.serviceName;
  return `${service} (${entry.profileUrl})`;
};

/** A readable value of a setting. */
export const describeSetting = (value: SettingsValues[keyof SettingsValues] | undefined): string => {
  if (typeof value === 'string') return value.slice(0, CODE_SHOWN);
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return (value ?? []).map(nameOfEntry).join(', ') || 'None';
};
