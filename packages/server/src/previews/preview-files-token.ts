import { createHmac } from 'node:crypto';
import { isSameSignature } from '../signatures/index.ts';

/** Access to the files of a preview for a sandboxed page, which sends no cookies. */
export interface FilesAccess {
  readonly websiteId: string;
  readonly expiresAt: number;
}

export const FILES_PATH = '/-/preview-files/';

const sign = ({ websiteId, expiresAt }: FilesAccess, secret: string): string =>
  createHmac('sha256', secret).update(`preview-files:${websiteId}.${expiresAt}`).digest('base64url');

/** Base URL of the site's files until the pass expires. Every page contains it, so it gives no access to pages. */
export const filesBaseOf = (pass: FilesAccess, secret: string): string =>
  `${FILES_PATH}${pass.websiteId}.${pass.expiresAt}.${sign(pass, secret)}`;

const FILES_URL = /^\/-\/preview-files\/([0-9a-f]{24})\.(\d{1,15})\.([\w-]{43})(\/.*)$/;

export interface RequestedFile {
  readonly websiteId: string;
  /** With its query, as on the site. */
  readonly url: string;
  readonly base: string;
}

/** Undefined if the signature is invalid or the pass has expired. */
export const parseFilesUrl = (fileUrl: string, secret: string, now: number): RequestedFile | undefined => {
  const [, websiteId = '', time = '', signature = '', url = ''] = FILES_URL.exec(fileUrl) ?? [];
  if (signature === '' || Number(time) <= now) return undefined;
  if (!isSameSignature(sign({ websiteId, expiresAt: Number(time) }, secret), signature)) return undefined;
  return { websiteId, url, base: fileUrl.slice(0, -url.length) };
};
