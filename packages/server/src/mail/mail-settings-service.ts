import { findMailFaults, mailMessages, type MailSettings } from '@sitewright/domain/mail';
import { assetUrlOf } from '@sitewright/domain/media';
import { findAsset } from '../media/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { incrementRevisionIfCurrent } from '../sites/index.ts';
import { isDomainOfOthers, putMailSettings, readMailSettings } from './mail-settings-store.ts';

interface SavedMailSettings extends MailSettings {
  readonly revision: number;
}

interface SenderAddresses {
  readonly address: string;
  /** Of the mail server; empty without one. */
  readonly serverAddress: string;
}

const NAME = 'mail-settings';

const trim = (settings: MailSettings): MailSettings => ({
  ...settings,
  fromName: settings.fromName.trim(),
  fromAddress: settings.fromAddress.trim(),
  dkimSelector: settings.dkimSelector.trim(),
  logoUrl: settings.logoUrl.trim(),
});

const faultsOf = (settings: MailSettings): Refusal | undefined => {
  const faults = Object.entries(findMailFaults(settings));
  const first = faults[0]?.[1];
  const errors = Object.fromEntries(faults.map(([field, fault]) => [field, mailMessages[fault]]));
  return first && refuse(first, errors);
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Whether the mail server sends from the domain as that of whoever runs it, and the person does not. */
const isDomainOfServer = (
  { site, contributor }: ContributorContext,
  { address, serverAddress }: SenderAddresses,
): boolean =>
  domainOf(address) === domainOf(serverAddress) &&
  address.toLowerCase() !== serverAddress.toLowerCase() &&
  !contributor.isAdministrator &&
  site.primaryHost.replace(/^www\./, '') !== domainOf(address);

const checkSenderDomain = async (
  context: ContributorContext,
  addresses: SenderAddresses,
): Promise<Refusal | undefined> => {
  const { database, site, contributor } = context;
  const { address } = addresses;
  if (address === '') return undefined;
  const by = { websiteId: site.id, accountId: contributor.accountId };
  const isForeign =
    isDomainOfServer(context, addresses) || (await isDomainOfOthers(database, domainOf(address), by));
  return isForeign
    ? refuse('mail-sender-foreign', { fromAddress: mailMessages['mail-sender-foreign'] })
    : undefined;
};

const LOGO_TYPES = new Set(['image/png', 'image/jpeg', 'image/gif']);
/** Twice the width that the layout gives it. */
const LOGO_FORMAT = '500w';

/** The address of a picture of the site, as mail programs load it. */
const withLogo = async (
  { database, site, publicOrigin }: ContributorContext,
  settings: MailSettings,
): Promise<MailSettings | Refusal> => {
  if (settings.logoId === '') return settings;
  const asset = await findAsset(database, site.id, settings.logoId);
  if (!asset || asset.trashedOn || !LOGO_TYPES.has(asset.contentType))
    return refuse('mail-logo-unfit', { logoId: mailMessages['mail-logo-unfit'] });
  return { ...settings, logoUrl: `${publicOrigin}${assetUrlOf(asset)}?format=${LOGO_FORMAT}` };
};

/** Counts for emails that are enqueued from now on. */
export const saveMailSettings = async (
  context: ContributorContext,
  { revision, ...typed }: SavedMailSettings,
  serverAddress: string,
): Promise<SavedMailSettings | Refusal> => {
  const { database, site, note } = context;
  const trimmed = trim(typed);
  const addresses = { address: trimmed.fromAddress, serverAddress };
  const fault = faultsOf(trimmed) ?? (await checkSenderDomain(context, addresses));
  if (fault) return fault;
  const settings = await withLogo(context, trimmed);
  if (isRefusal(settings)) return settings;
  const saved = await incrementRevisionIfCurrent(database, site.id, { name: NAME, revision });
  if (isRefusal(saved)) return saved;
  const before = await readMailSettings(database, site.id);
  await putMailSettings(database, site.id, settings);
  note({ subject: NAME, before, after: settings });
  return { ...settings, revision: saved };
};
