const AMPERSAND = 38;
const QUOTE = 34;
const LESS = 60;
const GREATER = 62;
const LONGEST_ENTITY = '&quot;'.length;
const BEYOND_LATIN1 = /[^\0-\u{FF}]/u;

type Units = Uint8Array | Uint16Array;

/** Room to write in, as large as the largest text so far. Nothing is ever read from it that was not just written. */
let room = new ArrayBuffer(0);

/**
 * JSON of a value for a quoted attribute; a missing value is empty. A product page carries kilobytes of it, every
 * fifth character a quote. Replacing them by `replaceAll` gives a text of thousands of small pieces, which the garbage
 * collector copies one by one while the page is being put together: that took longer than the rest of the page.
 */
export const attributeJson = (value: unknown): string => {
  const json = JSON.stringify(value);
  if (json === undefined) return '';
  const isWide = BEYOND_LATIN1.test(json);
  reserve(json.length * LONGEST_ENTITY * (isWide ? 2 : 1));
  if (!isWide) return Buffer.from(room, 0, escapeInto(new Uint8Array(room), json)).toString('latin1');
  return Buffer.from(room, 0, escapeInto(new Uint16Array(room), json) * 2).toString('utf16le');
};

const escapeInto = (units: Units, json: string): number => {
  let end = 0;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (code === QUOTE) end = writeQuote(units, end);
    else if (code === AMPERSAND) end = writeText(units, end, '&amp;');
    else if (code === LESS) end = writeText(units, end, '&lt;');
    else if (code === GREATER) end = writeText(units, end, '&gt;');
    else units[end++] = code;
  }
  return end;
};

// Written out, because this runs for every fifth character.
const writeQuote = (units: Units, start: number): number => {
  units[start] = 0x26;
  units[start + 1] = 0x71;
  units[start + 2] = 0x75;
  units[start + 3] = 0x6f;
  units[start + 4] = 0x74;
  units[start + 5] = 0x3b;
  return start + 6;
};

const writeText = (units: Units, start: number, text: string): number => {
  for (let i = 0; i < text.length; i++) units[start + i] = text.charCodeAt(i);
  return start + text.length;
};

const reserve = (bytes: number): void => {
  if (room.byteLength < bytes) room = new ArrayBuffer(bytes + (bytes % 2));
};
