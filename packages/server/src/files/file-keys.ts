import { isId } from '@sitewright/domain/ids';

const MAX_KEY_LENGTH = 512;
const MAX_NAME_LENGTH = 120;
const MAX_NAMES = 10;

/**
 * Folder names have no dot and file names have one inside. So `..` and hidden files are impossible, and no file has the
 * name of a folder, which a bucket would allow but a disk would not.
 */
const folderName = /^[A-Za-z0-9_][A-Za-z0-9_-]*$/;
const fileName = /^[A-Za-z0-9_][A-Za-z0-9_.-]*\.[A-Za-z0-9]+$/;

const areFolders = ([websiteId = '', ...names]: readonly string[]): boolean =>
  isId(websiteId) &&
  names.length <= MAX_NAMES &&
  names.every((name) => name.length <= MAX_NAME_LENGTH && folderName.test(name));

export const isFileKey = (key: string): boolean => {
  const names = key.split('/');
  const name = names.pop() ?? '';
  const isNamed = name.length <= MAX_NAME_LENGTH && fileName.test(name);
  return key.length <= MAX_KEY_LENGTH && isNamed && areFolders(names);
};

export const isFileFolder = (folder: string): boolean =>
  folder.length <= MAX_KEY_LENGTH && folder.endsWith('/') && areFolders(folder.slice(0, -1).split('/'));

/** `fileKey(site, 'media', id, 'original.jpg')`: every file belongs to a site. */
export const fileKey = (websiteId: string, ...names: readonly string[]): string => {
  const key = [websiteId, ...names].join('/');
  if (!isFileKey(key)) throw new TypeError(`This is not a file key: ${JSON.stringify(key)}`);
  return key;
};

/** What `list` takes: a site's files, or those below one of its folders. */
export const fileFolder = (websiteId: string, ...names: readonly string[]): string => {
  const folder = `${[websiteId, ...names].join('/')}/`;
  if (!isFileFolder(folder)) throw new TypeError(`This is not a folder of files: ${JSON.stringify(folder)}`);
  return folder;
};
