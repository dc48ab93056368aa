import { normalizeFeatures, type FeatureSwitches } from '@sitewright/domain/features';
import type { Queryable } from '../database/index.ts';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { invalidateCacheTags } from './cache-tags-store.ts';
import { incrementRevisionIfCurrent, readSavedRevision } from './saved-revisions-store.ts';
import { findSiteById, putFeatures } from './sites-store.ts';

export interface RevisionedFeatures extends FeatureSwitches {
  readonly revision: number;
}

export const readFeatures = async (
  database: Queryable,
  siteId: string,
): Promise<RevisionedFeatures | Refusal> => {
  const revision = await readSavedRevision(database, siteId, 'features');
  const site = await findSiteById(database, siteId);
  return site ? { ...site.features, revision } : refuse('not-found');
};

export interface SavedFeatures {
  readonly before: FeatureSwitches;
  readonly after: FeatureSwitches;
  readonly revision: number;
}

/** Pages are rendered anew: what they show depends on the features. */
export const saveFeatures = async (
  transaction: Queryable,
  siteId: string,
  { revision, ...features }: RevisionedFeatures,
): Promise<SavedFeatures | Refusal> => {
  const site = await findSiteById(transaction, siteId);
  if (!site) return refuse('not-found');
  const saved = await incrementRevisionIfCurrent(transaction, siteId, { name: 'features', revision });
  if (isRefusal(saved)) return saved;
  const after = normalizeFeatures(features);
  await putFeatures(transaction, siteId, after);
  await invalidateCacheTags(transaction, siteId, ['site']);
  return { before: site.features, after, revision: saved };
};
