import { siteFormLimits } from './site-form-limits.ts';
import { fileGroups, type FileGroup, type SiteField } from './site-form.ts';

/** A type of file that visitors may upload. */
export interface FileType {
  readonly group: FileGroup;
  readonly extensions: readonly string[];
  readonly contentType: string;
  /** Bytes that such a file contains at an offset, in hex; `..` is any byte. Texts have none. */
  readonly signatures: readonly (readonly [offset: number, hex: string])[];
}

const ZIP = '504b0304';

/** No type that a browser or a desktop runs: no HTML, SVG, scripts, macros or programs. */
export const allowedFileTypes: readonly FileType[] = [
  { group: 'images', extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg', signatures: [[0, 'ffd8ff']] },
  { group: 'images', extensions: ['png'], contentType: 'image/png', signatures: [[0, '89504e470d0a1a0a']] },
  { group: 'images', extensions: ['gif'], contentType: 'image/gif', signatures: [[0, '47494638']] },
  {
    group: 'images',
    extensions: ['webp'],
    contentType: 'image/webp',
    signatures: [[0, '52494646........57454250']],
  },
  { group: 'images', extensions: ['heic', 'heif'], contentType: 'image/heic', signatures: [[4, '66747970']] },
  {
    group: 'documents',
    extensions: ['pdf'],
    contentType: 'application/pdf',
    signatures: [[0, '255044462d']],
  },
  {
    group: 'documents',
    extensions: ['docx'],
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signatures: [[0, ZIP]],
  },
  {
    group: 'documents',
    extensions: ['xlsx'],
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    signatures: [[0, ZIP]],
  },
  {
    group: 'documents',
    extensions: ['pptx'],
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    signatures: [[0, ZIP]],
  },
  {
    group: 'documents',
    extensions: ['odt'],
    contentType: 'application/vnd.oasis.opendocument.text',
    signatures: [[0, ZIP]],
  },
  {
    group: 'documents',
    extensions: ['ods'],
    contentType: 'application/vnd.oasis.opendocument.spreadsheet',
    signatures: [[0, ZIP]],
  },
  {
    group: 'documents',
    extensions: ['rtf'],
    contentType: 'application/rtf',
    signatures: [[0, '7b5c727466']],
  },
  { group: 'documents', extensions: ['txt'], contentType: 'text/plain', signatures: [] },
  { group: 'documents', extensions: ['csv'], contentType: 'text/csv', signatures: [] },
  {
    group: 'audio',
    extensions: ['mp3'],
    contentType: 'audio/mpeg',
    signatures: [
      [0, '494433'],
      [0, 'fffb'],
      [0, 'fff3'],
      [0, 'fff2'],
    ],
  },
  {
    group: 'audio',
    extensions: ['wav'],
    contentType: 'audio/wav',
    signatures: [[0, '52494646........57415645']],
  },
  { group: 'audio', extensions: ['m4a'], contentType: 'audio/mp4', signatures: [[4, '66747970']] },
  { group: 'audio', extensions: ['ogg'], contentType: 'audio/ogg', signatures: [[0, '4f676753']] },
  { group: 'video', extensions: ['mp4', 'm4v'], contentType: 'video/mp4', signatures: [[4, '66747970']] },
  {
    group: 'video',
    extensions: ['mov'],
    contentType: 'video/quicktime',
    signatures: [
      [4, '66747970'],
      [4, '6d6f6f76'],
      [4, '77696465'],
    ],
  },
  { group: 'video', extensions: ['webm'], contentType: 'video/webm', signatures: [[0, '1a45dfa3']] },
  { group: 'archives', extensions: ['zip'], contentType: 'application/zip', signatures: [[0, ZIP]] },
];

/** Enough of a file to recognise it. */
export const SIGNATURE_BYTES = 4096;

type FileField = Pick<SiteField, 'fileGroups' | 'maxFiles' | 'maxMegabytes'>;

export const typesOfField = ({ fileGroups: groups = fileGroups }: FileField): readonly FileType[] =>
  allowedFileTypes.filter(({ group }) => groups.length === 0 || groups.includes(group));

export const extensionsOfField = (field: FileField): string[] =>
  typesOfField(field).flatMap(({ extensions }) => extensions);

export const maxFilesOf = ({ maxFiles = 1 }: FileField): number => maxFiles;

export const maxBytesOf = ({ maxMegabytes = siteFormLimits.DEFAULT_MEGABYTES }: FileField): number =>
  maxMegabytes * 1_000_000;

const hexAt = (bytes: Uint8Array, offset: number, length: number): string =>
  [...bytes.subarray(offset, offset + length)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const hasSignature = (bytes: Uint8Array, [offset, hex]: readonly [number, string]): boolean => {
  const found = hexAt(bytes, offset, hex.length / 2);
  return found.length === hex.length && [...hex].every((digit, at) => digit === '.' || digit === found[at]);
};

/** Text without control characters; programs have them within their first bytes. */
const looksLikeText = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);

/** Begins like a script for a shell, or like markup that a browser would run. */
const looksLikeScript = (bytes: Uint8Array): boolean => {
  const start = String.fromCharCode(...bytes.subarray(0, 512))
    .trimStart()
    .toLowerCase();
  return start.startsWith('#!') || /<(!doctype html|html|script|svg|\?xml|\?php)/.test(start);
};

const extensionOf = (filename: string): string => /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';

/** The type of a file, if its name and its first bytes agree on one of those that the field takes. */
export const recognizeFile = (
  field: FileField,
  filename: string,
  firstBytes: Uint8Array,
): FileType | undefined => {
  const extension = extensionOf(filename);
  const type = typesOfField(field).find(({ extensions }) => extensions.includes(extension));
  if (!type) return undefined;
  const fits =
    type.signatures.length === 0
      ? looksLikeText(firstBytes) && !looksLikeScript(firstBytes)
      : type.signatures.some((signature) => hasSignature(firstBytes, signature));
  return fits ? type : undefined;
};
