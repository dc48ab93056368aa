const BLOCK = 512;

const textAt = (block: Buffer, start: number, end: number): string => {
  const text = block.subarray(start, end).toString('utf8');
  const stop = text.indexOf('\0');
  return stop === -1 ? text : text.slice(0, stop);
};

const sizeOf = (header: Buffer): number => Number.parseInt(textAt(header, 124, 136).trim() || '0', 8);

const nameOf = (header: Buffer): string => {
  const prefix = textAt(header, 345, 500);
  const name = textAt(header, 0, 100);
  return prefix === '' ? name : `${prefix}/${name}`;
};

/** Names that are too long for the header are in a PAX entry before it. */
const longName = (records: string): string | undefined => /^\d+ path=(.*)$/m.exec(records)?.[1];

/** The matching files of an uncompressed tar archive. */
export const readTar = (archive: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  let given: string | undefined;
  for (let at = 0; at + BLOCK <= archive.length;) {
    const header = archive.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const size = sizeOf(header);
    if (!Number.isSafeInteger(size) || size < 0) throw new Error('The archive is damaged.');
    const content = archive.subarray(at + BLOCK, at + BLOCK + size);
    const kind = textAt(header, 156, 157);
    const name = given ?? nameOf(header);
    given = kind === 'x' ? longName(content.toString('utf8')) : undefined;
    if ((kind === '' || kind === '0') && isWanted(name)) files.set(name, content);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
};
