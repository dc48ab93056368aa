import type { ReadText, TextStore } from './entries.ts';

const readLocal: ReadText = (name) => localStorage.getItem(name);

const readCookie: ReadText = (name) => {
  const text = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
  return text && decodeURIComponent(text);
};

export const browserSources: readonly ReadText[] = [readLocal, readCookie];

const localStore: TextStore = {
  write: (name, text) => {
    localStorage.setItem(name, text);
    return true;
  },
  remove: (name) => localStorage.removeItem(name),
};

const setCookie = (name: string, text: string, life: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(text)}; Path=/; SameSite=Lax${secure}${life}`;
};

const cookieStore: TextStore = {
  write: (name, text, expiresOn) => {
    setCookie(name, text, expiresOn === undefined ? '' : `; Expires=${new Date(expiresOn).toUTCString()}`);
    // Browsers silently drop cookies that are too long.
    return document.cookie.includes(encodeURIComponent(text));
  },
  remove: (name) => setCookie(name, '', '; Max-Age=0'),
};

export const browserStores: readonly TextStore[] = [localStore, cookieStore];
