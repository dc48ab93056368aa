import { isId } from '@sitewright/domain/ids';
import {
  findTypedNameFault,
  focalPointSources,
  mediaMessages,
  type Asset,
  type AssetKind,
  type MediaRefusal,
  type Point,
} from '@sitewright/domain/media';
import { checkTexts, isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import { noteOf } from './describe-asset.ts';
import {
  hasFilename,
  listAssets,
  lockAsset,
  restoreAsset,
  trashAsset,
  updateAsset,
  type AssetChange,
} from './media-store.ts';

const PAGE = 50;

export interface AssetQuery {
  readonly cursor?: string;
  readonly search?: string;
  readonly kind?: AssetKind;
  readonly isTrashed?: boolean;
}

export interface AssetPage {
  readonly assets: Asset[];
  readonly nextCursor: string | null;
}

export const readPage = async (
  { database, site }: ContributorContext,
  { cursor, search, kind, isTrashed = false }: AssetQuery,
): Promise<AssetPage | Refusal> => {
  if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
  const found = await listAssets(database, site.id, {
    before: cursor,
    search: search?.trim(),
    kind,
    isTrashed,
    max: PAGE + 1,
  });
  const assets = found.slice(0, PAGE);
  return { assets, nextCursor: found.length > PAGE ? (assets.at(-1)?.id ?? null) : null };
};

export interface RequestedChange {
  readonly filename?: string;
  readonly altText?: string;
  readonly title?: string;
  readonly body?: string;
  readonly mediaFocalPoint?: Point;
}

const refuseName = (fault: MediaRefusal): Refusal => refuse(fault, { filename: mediaMessages[fault] });

/** Equal names are not prevented strictly: uploads may have them, and concurrent renames are not locked. */
const checkNewName = async (
  { database, site }: ContributorContext,
  { id, filename: typed }: { readonly id: string; readonly filename: string },
): Promise<string | Refusal> => {
  const filename = typed.trim().normalize('NFC');
  const fault = findTypedNameFault(filename);
  if (fault) return refuseName(fault);
  const isTaken = await hasFilename(database, { websiteId: site.id, id }, filename);
  return isTaken ? refuseName('file-name-taken') : filename;
};

const readChange = async (
  context: ContributorContext,
  before: Asset,
  { filename, mediaFocalPoint, ...texts }: RequestedChange,
): Promise<AssetChange | Refusal> => {
  const isNew = filename !== undefined && filename !== before.filename;
  const name = isNew ? await checkNewName(context, { id: before.id, filename }) : undefined;
  if (isRefusal(name)) return name;
  return {
    ...texts,
    ...(name !== undefined && { filename: name }),
    ...(mediaFocalPoint && { focalPoint: { ...mediaFocalPoint, source: focalPointSources.OWNER } }),
  };
};

export const changeAsset = async (
  context: ContributorContext,
  id: string,
  asked: RequestedChange,
): Promise<Asset | Refusal> => {
  const { database, site, note } = context;
  const before = await lockAsset(database, site.id, id);
  if (!before || before.trashedOn) return refuse('not-found');
  const change = await readChange(context, before, asked);
  if (isRefusal(change)) return change;
  const fault = checkTexts({ before, after: { ...before, ...change } }, context.contributor.permissions);
  if (fault) return fault;
  if (Object.keys(change).length === 0) return before;
  const after = await updateAsset(database, { websiteId: site.id, id }, change);
  if (!after) return refuse('not-found');
  await invalidateCacheTags(database, site.id, ['site']);
  note({ subject: `asset:${id}`, before: noteOf(before), after: noteOf(after) });
  return after;
};

export const moveToTrash = async (
  { database, site, now, note }: ContributorContext,
  id: string,
): Promise<Record<string, never> | Refusal> => {
  const before = await lockAsset(database, site.id, id);
  const isMoved = await trashAsset(database, { websiteId: site.id, id }, now);
  if (!before || !isMoved) return refuse('not-found');
  await invalidateCacheTags(database, site.id, ['site']);
  note({ subject: `asset:${id}`, before: noteOf(before) });
  return {};
};

export const takeFromTrash = async (
  { database, site, note }: ContributorContext,
  id: string,
): Promise<Asset | Refusal> => {
  const asset = await restoreAsset(database, site.id, id);
  if (!asset) return refuse('not-found');
  await invalidateCacheTags(database, site.id, ['site']);
  note({ subject: `asset:${id}`, after: noteOf(asset) });
  return asset;
};
