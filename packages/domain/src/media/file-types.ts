export const assetKinds = ['image', 'video', 'audio', 'file'] as const;
export type AssetKind = (typeof assetKinds)[number];

export interface FileType {
  readonly name: string;
  readonly kind: AssetKind;
  readonly contentType: string;
  readonly extension: string;
}

const types = {
  jpeg: { kind: 'image', contentType: 'image/jpeg', extension: 'jpg' },
  png: { kind: 'image', contentType: 'image/png', extension: 'png' },
  gif: { kind: 'image', contentType: 'image/gif', extension: 'gif' },
  webp: { kind: 'image', contentType: 'image/webp', extension: 'webp' },
  avif: { kind: 'image', contentType: 'image/avif', extension: 'avif' },
  svg: { kind: 'image', contentType: 'image/svg+xml', extension: 'svg' },
  mp4: { kind: 'video', contentType: 'video/mp4', extension: 'mp4' },
  mov: { kind: 'video', contentType: 'video/quicktime', extension: 'mov' },
  webm: { kind: 'video', contentType: 'video/webm', extension: 'webm' },
  mp3: { kind: 'audio', contentType: 'audio/mpeg', extension: 'mp3' },
  m4a: { kind: 'audio', contentType: 'audio/mp4', extension: 'm4a' },
  wav: { kind: 'audio', contentType: 'audio/wav', extension: 'wav' },
  ogg: { kind: 'audio', contentType: 'audio/ogg', extension: 'ogg' },
  flac: { kind: 'audio', contentType: 'audio/flac', extension: 'flac' },
  pdf: { kind: 'file', contentType: 'application/pdf', extension: 'pdf' },
  /** Office documents are such archives too; visitors only ever save them. */
  zip: { kind: 'file', contentType: 'application/zip', extension: 'zip' },
} as const satisfies Record<string, Omit<FileType, 'name'>>;

type TypeName = keyof typeof types;

export const fileTypes: Readonly<Record<TypeName, FileType & { readonly name: TypeName }>> =
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { name, ...type }])) as Record<
    TypeName,
    FileType & { readonly name: TypeName }
  >;

/** How much of a file's beginning `recognizeFile` wants to see. */
export const HEAD_BYTES = 4096;

const textAt = (head: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...head.subarray(start, start + length));

const mediaBrands: Readonly<Record<string, TypeName>> = {
  avif: 'avif',
  avis: 'avif',
  'M4A ': 'm4a',
  'M4B ': 'm4a',
  'qt  ': 'mov',
};
/** Other brands of the same container, such as the HEIC pictures of phones, are shown by no browser. */
const mp4Brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV|f4v )$/;

const recognizeBox = (head: Uint8Array): TypeName | undefined => {
  const brand = textAt(head, 8, 4);
  return mediaBrands[brand] ?? (mp4Brands.test(brand) ? 'mp4' : undefined);
};

const riffTypes: Readonly<Record<string, TypeName>> = { WEBP: 'webp', WAVE: 'wav' };

const svgBeginning =
  /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*\?>\s*|<!--[^>]*-->\s*|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/i;

const magic: readonly (readonly [start: string, type: TypeName])[] = [
  ['\xFF\xD8\xFF', 'jpeg'],
  ['\x89PNG\r\n\x1A\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['OggS', 'ogg'],
  ['fLaC', 'flac'],
  ['ID3', 'mp3'],
  ['\xFF\xFB', 'mp3'],
  ['\xFF\xF3', 'mp3'],
  ['\xFF\xF2', 'mp3'],
  ['%PDF-', 'pdf'],
  ['PK\x03\x04', 'zip'],
];

const recognizeName = (head: Uint8Array): TypeName | undefined => {
  const start = textAt(head, 0, 12);
  const known = magic.find(([bytes]) => start.startsWith(bytes));
  if (known) return known[1];
  if (start.startsWith('RIFF')) return riffTypes[start.slice(8, 12)];
  if (start.slice(4, 8) === 'ftyp') return recognizeBox(head);
  if (start.startsWith('\x1A\x45\xDF\xA3')) return textAt(head, 0, 64).includes('webm') ? 'webm' : undefined;
  return svgBeginning.test(textAt(head, 0, HEAD_BYTES)) ? 'svg' : undefined;
};

/** What a file is, by its first bytes alone: a name or a stated type is free to invent. */
export const recognizeFile = (head: Uint8Array): FileType | undefined => {
  const name = recognizeName(head);
  return name && fileTypes[name];
};
