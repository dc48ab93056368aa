import { documentKinds, type DocumentKindName } from '@sitewright/domain/documents';

/** A published revision shown in place of its draft. */
export interface PastRevision {
  readonly kind: DocumentKindName;
  readonly id: string;
  readonly revision: number;
}

const EDIT = /[?&]edit=1(?:&|$)/;

/** Whether the URL requests the editor's canvas; permission is checked elsewhere. */
export const isCanvasUrl = (url: string): boolean => EDIT.test(url);

/** The visitor's URL of the same page, on this host. */
export const withoutCanvasParameters = (url: string): string => {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const others = query.split('&').filter((part) => part !== '' && part !== 'edit=1');
  return `${path.replace(/^\/+/, '/')}${others.length === 0 ? '' : `?${others.join('&')}`}`;
};

const FORM = /[?&]form=([0-9a-f]{24})(?:&|$)/;

/** The form that the canvas shows on a page of its own. */
export const requestedForm = (url: string): string | undefined => FORM.exec(url)?.[1];

const REVISION = /[?&]revision=([a-z-]{1,20}):([^:&#]{1,900}):(\d{1,9})(?:&|$)/;

const isKind = (name: string): name is DocumentKindName => documentKinds.some((kind) => kind === name);

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** The published revision that the canvas requests. */
export const requestedRevision = (url: string): PastRevision | undefined => {
  const [, kind = '', id = '', revision = ''] = REVISION.exec(url) ?? [];
  const documentId = decodePath(id);
  return isKind(kind) && documentId !== undefined
    ? { kind, id: documentId, revision: Number(revision) }
    : undefined;
};
