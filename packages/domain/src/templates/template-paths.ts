import { templateLimits } from './template-limits.ts';

/** Files of each folder of a template; the first extension is for new files. */
export const templateFolders = [
  { folder: '', name: 'Regions', endings: ['.region'] },
  { folder: 'pages/', name: 'Pages', endings: ['.page', '.page.conf'] },
  { folder: 'collections/', name: 'Collections', endings: ['.list', '.item', '.conf'] },
  { folder: 'blocks/', name: 'Blocks', endings: ['.block', '.conf'] },
  { folder: 'styles/', name: 'Styles', endings: ['.less', '.css'] },
  { folder: 'scripts/', name: 'Scripts', endings: ['.js'] },
  { folder: 'strings/', name: 'Texts', endings: ['.json'] },
] as const;

export type TemplateFolder = (typeof templateFolders)[number];

/** Files with fixed names. */
const CONFIGURATIONS: ReadonlySet<string> = new Set(['template.conf', 'styles.conf']);

export const pathMessages = {
  empty: 'Enter a name.',
  long: `A name has at most ${templateLimits.MAX_PATH_LENGTH} signs.`,
  deep: `Folders lie at most ${templateLimits.PATH_DEEPEST} deep.`,
  signs: 'Use letters, digits, dots, dashes and underscores; a slash leads into a folder.',
  reserved: 'This name is reserved. Choose another.',
  assets: 'Pictures and fonts are uploaded, not written.',
  place: 'No file with this ending is read there.',
} as const;

export type PathFault = keyof typeof pathMessages;

const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;
/** Reserved names of Windows, and of JavaScript objects. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d|__proto__|constructor|prototype)(?:\.|$)/i;

const folderOf = (path: string): TemplateFolder | undefined =>
  templateFolders.find(({ folder }) => (folder === '' ? !path.includes('/') : path.startsWith(folder)));

const isReadThere = (path: string): boolean =>
  CONFIGURATIONS.has(path) || (folderOf(path)?.endings.some((ending) => path.endsWith(ending)) ?? false);

/** Why a file cannot have this path; undefined if it can. */
export const findPathFault = (path: string): PathFault | undefined => {
  const segments = path.split('/');
  if (path === '') return 'empty';
  if (path.length > templateLimits.MAX_PATH_LENGTH) return 'long';
  if (segments.length > templateLimits.PATH_DEEPEST) return 'deep';
  if (segments.some((segment) => RESERVED.test(segment))) return 'reserved';
  // A leading dash is for built-in style sheets, a leading dot is hidden or the parent folder.
  if (segments.some((segment) => !SEGMENT.test(segment) || segment.endsWith('.'))) return 'signs';
  if (segments[0] === 'assets') return 'assets';
  return isReadThere(path) ? undefined : 'place';
};

export const templateLanguages = ['template', 'less', 'css', 'javascript', 'json', 'text'] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

const languageOf: Readonly<Record<string, TemplateLanguage>> = {
  region: 'template',
  block: 'template',
  list: 'template',
  item: 'template',
  page: 'template',
  less: 'less',
  css: 'css',
  js: 'javascript',
  json: 'json',
  conf: 'json',
};

/** The language of a file, by its extension. */
export const templateLanguageOf = (path: string): TemplateLanguage => {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(languageOf, ending) ? (languageOf[ending] ?? 'text') : 'text';
};

/** A free name for a copy: `header.block`, `header-2.block`, `header-3.block`. */
export const freePath = (path: string, taken: ReadonlySet<string>): string => {
  const at = path.indexOf('.', path.lastIndexOf('/') + 1);
  const [stem, ending] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)];
  const bare = stem.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${bare}-${number}${ending}`)) number += 1;
  return taken.has(path) ? `${bare}-${number}${ending}` : path;
};

/** Whether text was decoded from binary data. */
export const isBinaryText = (text: string): boolean => /[\0\uFFFD]/.test(text);
