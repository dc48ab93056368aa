import { storeSettingsSchema } from '@sitewright/domain/store/schemas';
import { Type } from 'typebox';
import { closed } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const settings = Type.Object({ ...storeSettingsSchema.properties, revision: Type.Integer() }, closed);

export const storeSchemas = {
  readSettings: { answer: settings, refusals: [] },
  saveSettings: { body: settings, answer: settings, refusals: ['conflict', 'code-not-allowed'] },
} as const satisfies Record<string, CallSchemas>;
