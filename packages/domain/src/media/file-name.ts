import { mediaLimits } from './media-limits.ts';
import type { MediaRefusal } from './media-messages.ts';

/** Folders of the owner's computer, and characters that turn or hide the text around them, are no part of a name. */
const folders = /^.*[/\\]/s;
// eslint-disable-next-line no-control-regex
const invisible = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;
const loneSurrogates = /\p{Surrogate}/gu;

/** A name as it is kept. It may still hold any visible character, so whoever shows it must escape it. */
export const tidyFileName = (name: string): string =>
  name.replace(folders, '').replaceAll(invisible, '').replaceAll(loneSurrogates, '').normalize('NFC').trim();

const hasForeignSign = (name: string): boolean =>
  /[/\\:]/.test(name) || name.search(invisible) >= 0 || name.search(loneSurrogates) >= 0;

export const findFileNameFault = (tidied: string): MediaRefusal | undefined => {
  if (tidied === '' || /^\.+$/.test(tidied)) return 'file-name-missing';
  return tidied.length > mediaLimits.MAX_NAME_LENGTH ? 'file-name-too-long' : undefined;
};

/** A name that somebody typed: nothing of it is cut away unseen. */
export const findTypedNameFault = (typed: string): MediaRefusal | undefined => {
  const name = typed.trim();
  return hasForeignSign(name) ? 'file-name-signs' : findFileNameFault(name);
};
