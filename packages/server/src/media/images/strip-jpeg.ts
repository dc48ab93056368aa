const MARKER = 0xff;
const markers = { APP1: 0xe1, APP2: 0xe2, APP13: 0xed, COMMENT: 0xfe, SCAN: 0xda, END: 0xd9 } as const;

const ICC = 'ICC_PROFILE\0';
const SEGMENT_HEAD = 4;

/** Location, camera, names, captions, previews. Color profiles (APP2) and markers that decoders need stay. */
const isPrivate = (marker: number, content: Buffer): boolean => {
  if (marker === markers.APP2) return !content.toString('latin1', 0, ICC.length).startsWith(ICC);
  return marker === markers.APP1 || marker === markers.APP13 || marker === markers.COMMENT;
};

/** Inside the scan data FF00 is an escaped byte and FFD0 to FFD7 are restart markers. */
const isInsideScan = (code: number): boolean =>
  code === 0 || (code >= 0xd0 && code <= 0xd7) || code === MARKER;

const endOfScan = (source: Buffer, start: number): number => {
  let at = source.indexOf(MARKER, start);
  while (at >= 0 && isInsideScan(source[at + 1] ?? markers.END)) {
    at = source.indexOf(MARKER, at + (source[at + 1] === MARKER ? 1 : 2));
  }
  return at < 0 ? source.length : at;
};

/**
 * Removes metadata without recompressing: the image data is copied as it is. Data after the end of the image, such as
 * further pictures of a phone, is dropped.
 */
export const stripJpeg = (source: Buffer): Buffer => {
  const kept = [source.subarray(0, 2)];
  let at = 2;
  while (at + SEGMENT_HEAD <= source.length && source[at] === MARKER) {
    const marker = source[at + 1] ?? 0;
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    if (marker === markers.END) break;
    let next = at + 2 + source.readUInt16BE(at + 2);
    if (!isPrivate(marker, source.subarray(at + SEGMENT_HEAD, next))) {
      if (marker === markers.SCAN) next = endOfScan(source, next);
      kept.push(source.subarray(at, next));
    }
    at = next;
  }
  // A truncated image stays truncated: with an end marker it would pass for a complete one.
  const hasEnd = source[at] === MARKER && source[at + 1] === markers.END;
  return Buffer.concat(hasEnd ? [...kept, source.subarray(at, at + 2)] : kept);
};
