import { Type, type Static } from 'typebox';
import { siteLimits, type FurtherSettings } from './site-settings.ts';
import { closed } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';

const account = Type.Object(
  {
    serviceName: Type.String({ maxLength: 50 }),
    profileUrl: Type.String({ maxLength: siteLimits.MAX_ADDRESS_LENGTH }),
  },
  closed,
);

const accounts = Type.Array(account, { maxItems: siteLimits.MAX_ACCOUNTS });
const codes = Type.Array(Type.String({ maxLength: 2 }), { maxItems: 20 });

/** Optional settings. */
export const furtherSettingsFields = {
  tagLine: Type.Optional(Type.String({ maxLength: siteLimits.MAX_TAG_LINE_LENGTH })),
  socialAccounts: Type.Optional(accounts),
  shareServices: Type.Optional(codes),
  isHidden: Type.Optional(Type.Boolean()),
  headerCode: Type.Optional(Type.String({ maxLength: siteLimits.MAX_CODE_LENGTH })),
  footerCode: Type.Optional(Type.String({ maxLength: siteLimits.MAX_CODE_LENGTH })),
};

export const furtherSettingsSchema = Type.Object(furtherSettingsFields);

true satisfies SameShape<Static<typeof furtherSettingsSchema>, FurtherSettings>;
