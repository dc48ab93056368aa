import { Type, type Static } from 'typebox';
import { installmentCountries, type InstallmentSettings } from './installments.ts';
import { centsSchema as cents, closed } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';

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

true satisfies SameShape<Static<typeof installmentSettingsSchema>, InstallmentSettings>;
