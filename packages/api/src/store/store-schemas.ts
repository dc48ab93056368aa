import { storeSettingsSchema } from '@sitewright/domain/store/schemas';
import type { StoreSettings } from '@sitewright/domain/store';
import { Type } from 'typebox';
import { closed } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

type SavedSettings = StoreSettings & { readonly revision: number };

const settings = Type.Unsafe<SavedSettings>(
  Type.Object({ ...storeSettingsSchema.properties, revision: Type.Integer() }, closed),
);

export const storeSchemas = {
  readSettings: { answer: settings, refusals: [] },
  saveSettings: { body: settings, answer: settings, refusals: ['conflict', 'code-not-allowed'] },
} as const satisfies Record<string, CallSchemas>;
