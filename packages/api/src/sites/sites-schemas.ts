import { featureSwitchesSchema } from '@sitewright/domain/features/schemas';
import { siteLimits } from '@sitewright/domain/sites';
import { furtherSettingsFields } from '@sitewright/domain/sites/schemas';
import { Type } from 'typebox';
import { closed, done, id, idParams } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const settings = {
  title: Type.String({ maxLength: siteLimits.MAX_TITLE_LENGTH }),
  description: Type.String({ maxLength: siteLimits.MAX_DESCRIPTION_LENGTH }),
  timeZone: Type.String({ maxLength: 100 }),
  language: Type.String({ maxLength: 50 }),
  currency: Type.String({ maxLength: 3 }),
  ...furtherSettingsFields,
};

const site = Type.Object({
  id,
  identifier: Type.String(),
  title: Type.String(),
  hosts: Type.Array(Type.String()),
  /** Kept whole, because it has live orders, and reached by nobody. */
  isArchived: Type.Boolean(),
});

const features = Type.Object({ ...featureSwitchesSchema.properties, revision: Type.Integer() }, closed);

const administration = ['administration-elsewhere', 'confirmation-needed'] as const;

export const siteSchemas = {
  readSettings: { answer: Type.Object({ ...settings, revision: Type.Integer() }), refusals: [] },
  saveSettings: {
    body: Type.Object({ ...settings, revision: Type.Integer() }, closed),
    answer: Type.Object({ ...settings, revision: Type.Integer() }),
    refusals: ['settings-invalid', 'conflict', 'code-not-allowed'],
  },
  list: { answer: Type.Object({ sites: Type.Array(site) }), refusals: ['administration-elsewhere'] },
  create: {
    body: Type.Object(
      {
        identifier: Type.String({ maxLength: 60 }),
        title: Type.String({ maxLength: siteLimits.MAX_TITLE_LENGTH }),
        host: Type.String({ maxLength: 253 }),
      },
      closed,
    ),
    answer: site,
    refusals: [
      'identifier-invalid',
      'identifier-taken',
      'host-invalid',
      'host-taken',
      'title-missing',
      ...administration,
    ],
  },
  addHost: {
    params: idParams,
    body: Type.Object({ host: Type.String({ maxLength: 253 }) }, closed),
    answer: site,
    refusals: ['not-found', 'host-invalid', 'host-taken', ...administration],
  },
  removeHost: {
    params: Type.Object({ id, host: Type.String({ maxLength: 253 }) }),
    answer: done,
    refusals: ['not-found', 'last-host', 'owner-host-needed', ...administration],
  },
  restore: {
    params: idParams,
    answer: site,
    refusals: ['not-found', 'site-not-archived', ...administration],
  },
  readFeatures: {
    params: idParams,
    answer: features,
    refusals: ['not-found', 'administration-elsewhere'],
  },
  saveFeatures: {
    params: idParams,
    body: features,
    answer: features,
    refusals: ['not-found', 'conflict', ...administration],
  },
} as const satisfies Record<string, CallSchemas>;
