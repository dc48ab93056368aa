const isHighHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** At most the first `length` UTF-16 units. Half an emoji at the end would show as a box, and cannot be put in an address. */
export const cutText = (text: string, length: number): string => {
  const splits = isHighHalf(text.charCodeAt(length - 1)) && isLowHalf(text.charCodeAt(length));
  return text.slice(0, splits ? length - 1 : length);
};
