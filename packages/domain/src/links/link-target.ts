/** Kinds of link targets, in the order of the link editor's tabs. */
export const linkKinds = ['page', 'web', 'email', 'phone', 'file'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const linkTabs = {
  page: 'Page',
  web: 'Web Address',
  email: 'Email',
  phone: 'Phone',
  file: 'File',
} as const satisfies Record<LinkKind, string>;

export interface EmailFields {
  /** Comma-separated addresses. */
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly body: string;
}

/** Input of each tab; only the selected tab counts. */
export interface LinkFields {
  readonly page: string;
  readonly web: string;
  readonly email: EmailFields;
  readonly phone: string;
  /** The URL of a file of the site. */
  readonly file: string;
}

export const noLink: LinkFields = {
  page: '',
  web: '',
  email: { to: '', cc: '', bcc: '', subject: '', body: '' },
  phone: '',
  file: '',
};
