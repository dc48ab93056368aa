import { Type } from 'typebox';
import { defineJobKind } from '../../jobs/index.ts';

const id = Type.String({ pattern: '^[0-9a-f]{24}$' });

export const removeContentKind = defineJobKind({
  name: 'media.remove-content',
  payload: Type.Object({ assetId: id, contentId: id }),
});

export const makeAvifKind = defineJobKind({
  name: 'media.make-avif',
  payload: Type.Object({ websiteId: id, assetId: id, contentId: id, width: Type.Integer({ minimum: 1 }) }),
  maxAttempts: 2,
});

export const sweepTrashKind = defineJobKind({ name: 'media.sweep-trash', payload: Type.Object({}) });
