import type { ReadText } from './entry.ts';

const readLocal: ReadText = (name) => localStorage.getItem(name);

const readCookie: ReadText = (name) => {
  const text = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
  return text && decodeURIComponent(text);
};

export const browserPlaces: readonly ReadText[] = [readLocal, readCookie];
