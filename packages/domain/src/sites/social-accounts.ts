/** Services with an icon or a text, by their stored id. */
export const socialServices = [
  { id: 'instagram', name: 'Instagram' },
  { id: 'facebook', name: 'Facebook' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'tiktok', name: 'TikTok' },
  { id: 'twitter', name: 'Twitter' },
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'pinterest', name: 'Pinterest' },
  { id: 'github', name: 'GitHub' },
  { id: 'soundcloud', name: 'SoundCloud' },
  { id: 'rss', name: 'RSS' },
  { id: 'email', name: 'Email' },
  { id: 'phone', name: 'Phone' },
  { id: 'ordering', name: 'Online ordering' },
] as const;

export interface SocialAccount {
  readonly serviceName: string;
  readonly profileUrl: string;
}

export type AccountFault = 'service-unknown' | 'profile-unsafe' | 'email-invalid' | 'phone-invalid';

type AddressKind = 'web' | 'email' | 'phone';

const kindOf = ({ serviceName }: SocialAccount): AddressKind =>
  serviceName === 'email' || serviceName === 'phone' ? serviceName : 'web';

const schemes = { web: 'https://', email: 'mailto:', phone: 'tel:' } as const satisfies Record<
  AddressKind,
  string
>;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const PATH = /^[/#?]/;

/** Completes what people type, such as `you@example.com` and `example.com/you`. */
export const completeAccount = (account: SocialAccount): SocialAccount => {
  const kind = kindOf(account);
  const typed = account.profileUrl.trim();
  const address = kind === 'phone' ? typed.replaceAll(/\s/g, '') : typed;
  const isWhole = address === '' || SCHEME.test(address) || PATH.test(address);
  return { serviceName: account.serviceName, profileUrl: isWhole ? address : schemes[kind] + address };
};

/** The contact address for visitors: the first email address among the accounts. */
export const contactEmailOf = (accounts: readonly SocialAccount[] = []): string | undefined =>
  accounts
    .find((account) => kindOf(account) === 'email' && findAddressFault(account) === undefined)
    ?.profileUrl.replace(/^mailto:|\?.*$/gi, '');

/** A host without a dot is a user name in place of a URL. */
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}/?#]+\.[^\s\p{Cc}/?#.]+(?:[/?#][^\s\p{Cc}]*)?$/iu;

const findAddressFault = (account: SocialAccount): AccountFault | undefined => {
  const { profileUrl } = account;
  const kind = kindOf(account);
  if (kind === 'email') return /^mailto:[^\s@]+@[^\s@]+$/i.test(profileUrl) ? undefined : 'email-invalid';
  if (kind === 'phone') return /^tel:\+?[\d().-]+$/i.test(profileUrl) ? undefined : 'phone-invalid';
  return WEB_ADDRESS.test(profileUrl) ? undefined : 'profile-unsafe';
};

/** By path in the settings, so that forms can show them at their row. */
export const findAccountFaults = (accounts: readonly SocialAccount[]): Record<string, AccountFault> =>
  Object.fromEntries(
    accounts.flatMap((account, row) => {
      const isKnown = socialServices.some(({ id }) => id === account.serviceName);
      const fault = findAddressFault(account);
      return [
        ...(isKnown ? [] : [[`socialAccounts.${row}.serviceName`, 'service-unknown' as const] as const]),
        ...(fault === undefined ? [] : [[`socialAccounts.${row}.profileUrl`, fault] as const]),
      ];
    }),
  );
