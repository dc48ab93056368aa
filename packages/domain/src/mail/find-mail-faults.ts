import { isEmail } from '../contributors/index.ts';
import type { MailRefusal } from './mail-messages.ts';
import type { MailSettings } from './mail-settings.ts';

const COLOR = /^#[\da-f]{6}$/i;
const SELECTOR = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/** No user name before the host, and nothing that would end an attribute. */
const LOGO = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/i;

type MailFaults = Partial<Record<keyof MailSettings, MailRefusal>>;

/** Faults by field. */
export const findMailFaults = (settings: MailSettings): MailFaults => {
  const { fromAddress, dkimSelector, logoId, logoUrl, accentColor, backgroundColor } = settings;
  return {
    ...(fromAddress === '' || isEmail(fromAddress) ? {} : { fromAddress: 'mail-sender-invalid' }),
    ...(dkimSelector === '' || SELECTOR.test(dkimSelector) ? {} : { dkimSelector: 'mail-selector-invalid' }),
    ...(logoId !== '' || logoUrl === '' || LOGO.test(logoUrl) ? {} : { logoUrl: 'mail-logo-invalid' }),
    ...(COLOR.test(accentColor) ? {} : { accentColor: 'mail-color-invalid' }),
    ...(COLOR.test(backgroundColor) ? {} : { backgroundColor: 'mail-color-invalid' }),
  };
};
