import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lets the files of a site's preview be fetched by a page in the sandbox, which sends no cookie. */
export interface FilesPass {
  readonly websiteId: string;
  readonly expiresAt: number;
}

export const FILES_PATH = '/-/preview-files/';

const sign = ({ websiteId, expiresAt }: FilesPass, secret: string): string =>
  createHmac('sha256', secret).update(`preview-files:${websiteId}.${expiresAt}`).digest('base64url');

/** Where the files of the site stand for as long as the pass is good; every page carries it, so it opens no page. */
export const filesBaseOf = (pass: FilesPass, secret: string): string =>
  `${FILES_PATH}${pass.websiteId}.${pass.expiresAt}.${sign(pass, secret)}`;

const ADDRESS = /^\/-\/preview-files\/([0-9a-f]{24})\.(\d{1,15})\.([\w-]{43})(\/.*)$/;

export interface AskedFile {
  readonly websiteId: string;
  /** With its query, as the site itself has it. */
  readonly url: string;
  readonly base: string;
}

/** Nothing for an address whose pass is not ours or whose time is over. */
export const readFilesAddress = (address: string, secret: string, now: number): AskedFile | undefined => {
  const [, websiteId = '', time = '', signature = '', url = ''] = ADDRESS.exec(address) ?? [];
  if (signature === '' || Number(time) <= now) return undefined;
  const expected = Buffer.from(sign({ websiteId, expiresAt: Number(time) }, secret));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  return { websiteId, url, base: address.slice(0, -url.length) };
};
