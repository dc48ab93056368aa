import { isEmail } from '../contributors/index.ts';
import type { MailRefusal } from './mail-messages.ts';
import type { MailSettings } from './mail-settings.ts';

const COLOR = /^#[\da-f]{6}$/i;
const SELECTOR = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

const isLogo = (text: string): boolean =>
  /^https:\/\/[^\s"'<>\\]+$/.test(text) && URL.canParse(text) && new URL(text).username === '';

type MailFaults = Partial<Record<keyof MailSettings, MailRefusal>>;

/** Faults by field. */
export const findMailFaults = (settings: MailSettings): MailFaults => {
  const { fromAddress, dkimSelector, logoUrl, accentColor, backgroundColor } = settings;
  return {
    ...(fromAddress === '' || isEmail(fromAddress) ? {} : { fromAddress: 'mail-sender-invalid' }),
    ...(dkimSelector === '' || SELECTOR.test(dkimSelector) ? {} : { dkimSelector: 'mail-selector-invalid' }),
    ...(logoUrl === '' || isLogo(logoUrl) ? {} : { logoUrl: 'mail-logo-invalid' }),
    ...(COLOR.test(accentColor) ? {} : { accentColor: 'mail-color-invalid' }),
    ...(COLOR.test(backgroundColor) ? {} : { backgroundColor: 'mail-color-invalid' }),
  };
};
