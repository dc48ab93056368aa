import { Type } from 'typebox';
import { siteLimits } from './site-settings.ts';
import type { SocialAccount } from './social-accounts.ts';

const account = Type.Object(
  {
    serviceName: Type.String({ maxLength: 50 }),
    profileUrl: Type.String({ maxLength: siteLimits.ADDRESS_LONGEST }),
  },
  { additionalProperties: false },
);

const accounts = Type.Unsafe<readonly SocialAccount[]>(
  Type.Array(account, { maxItems: siteLimits.MOST_ACCOUNTS }),
);
const codes = Type.Unsafe<readonly string[]>(Type.Array(Type.String({ maxLength: 2 }), { maxItems: 20 }));

/** What a site may have besides; all of it may be left out. */
export const furtherSettingsFields = {
  tagLine: Type.Optional(Type.String({ maxLength: siteLimits.TAG_LINE_LONGEST })),
  socialAccounts: Type.Optional(accounts),
  shareServices: Type.Optional(codes),
  isHidden: Type.Optional(Type.Boolean()),
  headerCode: Type.Optional(Type.String({ maxLength: siteLimits.CODE_LONGEST })),
  footerCode: Type.Optional(Type.String({ maxLength: siteLimits.CODE_LONGEST })),
};

export const furtherSettingsSchema = Type.Object(furtherSettingsFields);
