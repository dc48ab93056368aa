import { storeSettingsSchema } from '@sitewright/domain/store/schemas';
import type { StoreSettings } from '@sitewright/domain/store';
import { Type } from 'typebox';
import type { CallSchemas } from '../call/index.ts';

const settings = Type.Unsafe<StoreSettings>(storeSettingsSchema);

export const storeSchemas = {
  readSettings: { answer: settings, refusals: [] },
  saveSettings: { body: settings, answer: settings, refusals: [] },
} as const satisfies Record<string, CallSchemas>;
