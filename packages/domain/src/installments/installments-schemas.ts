import { Type } from 'typebox';
import { installmentCountries } from './installments.ts';

const closed = { additionalProperties: false } as const;
const cents = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });
const limits = Type.Object({ min: cents, max: cents }, closed);
const [US, CA, AU, NZ, GB] = installmentCountries;

export const installmentSettingsSchema = Type.Object(
  {
    isEnabled: Type.Boolean(),
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    limits: Type.Object({ [US]: limits, [CA]: limits, [AU]: limits, [NZ]: limits, [GB]: limits }, closed),
  },
  closed,
);
