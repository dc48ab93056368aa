/** Also the characters that turn the direction of writing: they make a text look like another one. */
const BREAKS = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** What people enter as it stands in an email: a line break could pass for another part of it. */
export const singleLine = (text: string): string => text.replaceAll(BREAKS, ' ').trim();
