const isHighHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/**
 * At most the first `length` UTF-16 units, without splitting a surrogate pair, on which `encodeURIComponent`
 * throws.
 */
export const cutText = (text: string, length: number): string => {
  const splits = isHighHalf(text.charCodeAt(length - 1)) && isLowHalf(text.charCodeAt(length));
  return text.slice(0, splits ? length - 1 : length);
};
