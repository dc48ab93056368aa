import { Type, type Static } from 'typebox';
import type { SameShape } from '../shapes/index.ts';
import { closed } from '../shapes/shapes-schemas.ts';
import { invoiceSettingLimits as limits, type InvoiceSettings } from './invoice-settings.ts';

const text = (maxLength: number) => Type.String({ maxLength });

export const invoiceSettingsSchema = Type.Object(
  {
    isAutomatic: Type.Boolean(),
    sellerName: text(limits.NAME),
    sellerAddress: text(limits.ADDRESS),
    vatId: text(limits.TAX_NUMBER),
    taxNumber: text(limits.TAX_NUMBER),
    invoicePrefix: text(limits.PREFIX),
    creditNotePrefix: text(limits.PREFIX),
    footer: text(limits.FOOTER),
  },
  closed,
);

true satisfies SameShape<Static<typeof invoiceSettingsSchema>, InvoiceSettings>;
