import { Type, type Static } from 'typebox';
import { closed } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';
import {
  brandPositions,
  checkoutSettingLimits as limits,
  phoneFields,
  summaryThemes,
  vatNumberFields,
  type CheckoutPageSettings,
  type CheckoutSettings,
  type PaymentSettings,
} from './checkout-settings.ts';

const flag = Type.Boolean();
const policy = Type.String({ maxLength: limits.POLICY });

export const checkoutSettingsSchema = Type.Object(
  {
    phone: Type.Enum([...phoneFields]),
    vatNumber: Type.Enum([...vatNumberFields]),
    defaultCountry: Type.String({ pattern: '^([A-Z]{2})?$' }),
    isBillingSameByDefault: flag,
    hasNote: flag,
    formId: Type.String({ pattern: '^([0-9a-f]{24})?$' }),
    marketing: Type.Object({ isOffered: flag, isTickedByDefault: flag }, closed),
    policies: Type.Object({ returns: policy, terms: policy, privacy: policy }, closed),
    pause: Type.Object(
      {
        isPaused: flag,
        text: Type.String({ maxLength: limits.TEXT }),
        until: Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' }),
      },
      closed,
    ),
  },
  closed,
);

const pageText = Type.String({ maxLength: limits.PAGE_TEXT });

export const checkoutPageSchema = Type.Object(
  {
    brandPosition: Type.Enum([...brandPositions]),
    summaryTheme: Type.Enum([...summaryThemes]),
    introText: pageText,
    summaryText: pageText,
  },
  closed,
);

export const paymentSettingsSchema = Type.Object(
  {
    isTestGatewayEnabled: flag,
    allowsTestOrders: flag,
    manualMethods: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
          name: Type.String({ minLength: 1, maxLength: limits.NAME }),
          instructions: Type.String({ maxLength: limits.INSTRUCTIONS }),
          isEnabled: flag,
        },
        closed,
      ),
      { maxItems: limits.MANUAL_METHODS },
    ),
    awaitingDays: Type.Integer({ minimum: 1, maximum: limits.MAX_AWAITING_DAYS }),
  },
  closed,
);

true satisfies SameShape<Static<typeof checkoutSettingsSchema>, CheckoutSettings>;
true satisfies SameShape<Static<typeof checkoutPageSchema>, CheckoutPageSettings>;
true satisfies SameShape<Static<typeof paymentSettingsSchema>, PaymentSettings>;
