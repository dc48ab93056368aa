import type { CallAnswer } from '@sitewright/api/call';
import type { templateCalls } from '@sitewright/api/templates';
import type { Queryable } from '../database/index.ts';
import { fileFolder, type FileStore } from '../files/index.ts';
import { listTemplateDrafts } from './templates-store.ts';

type ListedFiles = CallAnswer<typeof templateCalls.listFiles>;

const listAssets = async (files: FileStore, websiteId: string): Promise<ListedFiles['assets']> => {
  const folder = fileFolder(websiteId, 'template', 'assets');
  const assets: ListedFiles['assets'][number][] = [];
  for await (const { key, size } of files.list(folder))
    assets.push({ path: `assets/${key.slice(folder.length)}`, bytes: size });
  return assets;
};

export const listTemplateFiles = async (
  database: Queryable,
  files: FileStore,
  websiteId: string,
): Promise<ListedFiles> => ({
  files: (await listTemplateDrafts(database, websiteId)).map((row) => ({
    ...row,
    updatedAt: new Date(row.updatedAt).toISOString(),
  })),
  assets: await listAssets(files, websiteId),
});
