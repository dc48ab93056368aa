/** How the emails of a site look. */
export interface MailLayout {
  /** Address of an image; empty for the site's title. */
  readonly logoUrl: string;
  /** Of links and buttons. */
  readonly accentColor: string;
  readonly backgroundColor: string;
  /** Below every email, such as the postal address. Plain text. */
  readonly footerText: string;
}

/** Sender and layout of all emails of a site. */
export interface MailSettings extends MailLayout {
  /** Empty for the site's title. */
  readonly fromName: string;
  /** Empty for the address of the mail server. */
  readonly fromAddress: string;
  /** The name of the DKIM key in the DNS; empty to try common ones. */
  readonly dkimSelector: string;
  /** The picture of the site that `logoUrl` is the address of; empty for one from elsewhere. */
  readonly logoId: string;
}

export const defaultMailSettings = {
  fromName: '',
  fromAddress: '',
  dkimSelector: '',
  logoId: '',
  logoUrl: '',
  accentColor: '#2f5be7',
  backgroundColor: '#f3f4f6',
  footerText: '',
} as const satisfies MailSettings;

export const mailLimits = {
  MAX_NAME_LENGTH: 100,
  MAX_ADDRESS_LENGTH: 254,
  MAX_SELECTOR_LENGTH: 63,
  MAX_LOGO_URL_LENGTH: 2000,
  MAX_FOOTER_LENGTH: 1000,
  MAX_HOST_LENGTH: 253,
  MAX_PASSWORD_LENGTH: 500,
  MAX_SEARCH_LENGTH: 200,
} as const;
