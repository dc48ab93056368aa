import { createHmac } from 'node:crypto';
import { hostCookieName, readCookie, writeCookie } from '../http/index.ts';
import { isSameSignature } from '../signatures/index.ts';

const ACCESS_COOKIE = 'pageAccess';
const HOURS = 4;
const HOUR_MS = 3_600_000;
/** The oldest are dropped, so that the cookie stays small. */
const MAX_PAGES = 10;

/** A page that the visitor unlocked with its password. */
export interface OpenedPage {
  readonly collectionId: string;
  readonly fingerprint: string;
  readonly until: number;
}

export interface AccessCookieContext {
  readonly secret: string;
  readonly websiteId: string;
  readonly isSecure: boolean;
  readonly now: number;
}

const sign = (text: string, { secret, websiteId }: AccessCookieContext): string =>
  createHmac('sha256', secret).update(`page-access:${websiteId}:${text}`).digest('base64url');

const isSigned = (text: string, signature: string, context: AccessCookieContext): boolean =>
  isSameSignature(sign(text, context), signature);

const readPages = (text: string, now: number): OpenedPage[] =>
  text
    .split('~')
    .map((part) => part.split('.'))
    .map(([collectionId = '', fingerprint = '', until = '']) => ({
      collectionId,
      fingerprint,
      until: Number(until),
    }))
    .filter(({ until }) => until > now);

/** Which locked pages a browser has unlocked. The cookie is signed. */
export class PageAccess {
  readonly #pages: readonly OpenedPage[];

  constructor(pages: readonly OpenedPage[]) {
    this.#pages = pages;
  }

  static read(cookieHeader: string | undefined, context: AccessCookieContext): PageAccess {
    const cookie = readCookie(cookieHeader, hostCookieName(ACCESS_COOKIE, context.isSecure));
    const [text = '', signature = ''] = cookie?.split('!') ?? [];
    return text !== '' && isSigned(text, signature, context)
      ? new PageAccess(readPages(text, context.now))
      : publicAccess;
  }

  get pages(): readonly OpenedPage[] {
    return this.#pages;
  }

  /** Each unlocked page with the fingerprint of the password used. */
  get opened(): readonly string[] {
    return this.#pages.map(({ collectionId, fingerprint }) => `${collectionId}:${fingerprint}`);
  }

  /** Part of the cache key: a locked page is shared only among visitors who unlocked it. */
  get key(): string {
    return this.#pages.length === 0 ? 'public' : this.opened.toSorted().join(',');
  }

  isOpen(collectionId: string, fingerprint: string): boolean {
    return this.#pages.some((page) => page.collectionId === collectionId && page.fingerprint === fingerprint);
  }

  /** The cookie that also unlocks this page, for four hours. */
  cookieWith(page: Omit<OpenedPage, 'until'>, context: AccessCookieContext): string {
    const others = this.#pages.filter(({ collectionId }) => collectionId !== page.collectionId);
    const pages = [...others, { ...page, until: context.now + HOURS * HOUR_MS }].slice(-MAX_PAGES);
    const text = pages
      .map(({ collectionId, fingerprint, until }) => `${collectionId}.${fingerprint}.${until}`)
      .join('~');
    return writeCookie(hostCookieName(ACCESS_COOKIE, context.isSecure), `${text}!${sign(text, context)}`, {
      isSecure: context.isSecure,
      maxAgeSeconds: HOURS * 3600,
    });
  }
}

export const publicAccess = new PageAccess([]);

/** Checked at every page view: whether the cookie exists, valid or not. */
export const hasAccessCookie = (cookieHeader: string | undefined): boolean =>
  cookieHeader !== undefined && cookieHeader.includes(ACCESS_COOKIE);
