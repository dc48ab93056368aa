import type { IncomingMessage } from 'node:http';
import type { Contributor } from '@sitewright/domain/contributors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSignedInView, refuse, sendRefusal, type ViewOptions } from '../http/index.ts';
import {
  requestedForm,
  requestedRevision,
  isCanvasUrl,
  withoutCanvasParameters,
  type DraftPageRequest,
} from '../pages/index.ts';

export type CanvasOptions = ViewOptions;

/**
 * Responds to a canvas request without permission. In a frame of the owner app, a live page would run scripts on the
 * app's origin, and over plain http browsers send no `Sec-Fetch-Dest`: only known top-level navigations are
 * redirected to the visitor's page.
 */
export const respondWithoutCanvas = ({ raw: { url = '', headers } }: FastifyRequest, reply: FastifyReply) =>
  headers['sec-fetch-dest'] === 'document'
    ? reply.header('cache-control', 'no-store').redirect(withoutCanvasParameters(url))
    : sendRefusal(reply, refuse('not-signed-in'));

/** Designers see draft styles only; editors of content see all drafts. */
const viewFor = (
  contributor: Contributor | undefined,
  url: string,
): Pick<DraftPageRequest, 'isStyleOnly' | 'formId'> | undefined => {
  if (contributor?.permissions.has('content')) return { formId: requestedForm(url) };
  return contributor?.permissions.has('design') ? { isStyleOnly: true } : undefined;
};

/** The view of `?edit=1` for a contributor who may see drafts. */
export const findCanvasView = async (
  request: IncomingMessage,
  options: CanvasOptions,
): Promise<DraftPageRequest | undefined> => {
  const { url = '' } = request;
  if (!isCanvasUrl(url)) return undefined;
  const view = await findSignedInView(request, options);
  const viewOptions = viewFor(view?.contributor, url);
  if (!view || !viewOptions) return undefined;
  const { site, baseUrl } = view;
  return { site, mode: 'edit', baseUrl, past: requestedRevision(url), ...viewOptions };
};
