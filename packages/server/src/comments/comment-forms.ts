import { refusalStatus } from '@sitewright/api/capabilities';
import { commentCalls } from '@sitewright/api/comments';
import { commentFormTextsIn, type CommentFields, type CommentNotice } from '@sitewright/domain/comments';
import { isId } from '@sitewright/domain/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessOf } from '../page-access/index.ts';
import type { Database } from '../database/index.ts';
import {
  countWithinLimit,
  databaseForRequest,
  isRefusal,
  networkAddressOf,
  originOf,
  pathOf,
  publicOriginOf,
  readFormId,
  readRedirectPath,
  refuse,
  registerPlainForms,
  type Refusal,
} from '../http/index.ts';
import type { PageHandler } from '../pages/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { addComment, type Commenter, type WrittenComment } from './comments-service.ts';
import type { CommentRow } from './comments-store.ts';
import { flagComment } from './flag-comment.ts';
import { isTrustedCommenter } from './trusted-commenter.ts';

export interface CommentFormServices {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly pages: Pick<PageHandler, 'renderAgain'>;
  readonly secret: string;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

/**
 * Enough for a text of twice the limit with every character percent-encoded: the form is rendered again, to be
 * shortened.
 */
const MAX_BYTES = 262_144;

const MAX_FLAG_BYTES = 1_024;

const readFields = (form: URLSearchParams): CommentFields => ({
  authorName: form.get('authorName') ?? '',
  email: form.get('email') ?? '',
  website: form.get('website') ?? '',
  body: form.get('body') ?? '',
});

/** The visitor, or a refusal if too many forms came from the network. Shares the rate limit of the call. */
const admit = async (
  request: FastifyRequest,
  call: 'add' | 'flag',
  { directory, secret, trustsProxy, clock, ...services }: CommentFormServices,
): Promise<Commenter | Refusal> => {
  const seen = originOf(request.raw, trustsProxy);
  const found = await directory.lookUpForCalls(seen.host);
  if (!found || !isId(readFormId(request))) return refuse('not-found');
  const { site, isOwnHost } = found;
  const now = clock();
  const database = databaseForRequest(services.database, {
    request: request.raw,
    siteId: site.id,
    trustsProxy,
  });
  const scope = [`comments.${call}`, site.id, networkAddressOf(request.raw, trustsProxy)];
  const { limit } = commentCalls[call];
  if (!(await countWithinLimit(database, { scope, limit, now })))
    return refuse('too-many-requests').withMessage(
      commentFormTextsIn(site.settings.language)['too-many-comments'],
    );
  const { isSecure } = seen;
  const access = accessOf({ site, cookieHeader: request.headers.cookie, isSecure, now }, secret);
  const { primaryHost } = site;
  const publicOrigin = publicOriginOf(seen, { primaryHost, isOwnHost }, request.raw.socket.localPort);
  const seenBy = { database, cookieHeader: request.headers.cookie, isSecure, now };
  const isTrusted = () => isTrustedCommenter(seenBy, found);
  return { database, site, now, access, secret, publicOrigin, isTrusted };
};

const add = async (
  form: URLSearchParams,
  request: FastifyRequest,
  services: CommentFormServices,
): Promise<WrittenComment | Refusal> => {
  const commenter = await admit(request, 'add', services);
  if (isRefusal(commenter)) return commenter;
  const parentId = form.get('parentId') ?? '';
  const comment = { ...readFields(form), ...(isId(parentId) ? { parentId } : {}) };
  return addComment(commenter, readFormId(request), comment);
};

/** A refused report leads back to the page too: the comment is gone, or there were too many reports. */
const receiveFlag =
  (services: CommentFormServices) =>
  async (_form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const commenter = await admit(request, 'flag', services);
    const outcome = isRefusal(commenter)
      ? commenter
      : await flagComment(commenter, {
          commentId: readFormId(request),
          network: networkAddressOf(request.raw, services.trustsProxy),
        });
    const path = encodeURI(pathOf(readRedirectPath(request.query)));
    const notice = isRefusal(outcome) ? '' : '?notice=comment-flagged';
    return reply.header('cache-control', 'no-store').redirect(`${path}${notice}`, 303);
  };

/** Redirects to an approved comment itself, or to the form with a notice if it needs approval. */
const redirectBack = (
  reply: FastifyReply,
  to: string,
  { state, commentId }: Pick<CommentRow, 'state' | 'commentId'>,
): FastifyReply => {
  const notice: CommentNotice = state === 'approved' ? 'comment-shown' : 'comment-waits';
  const place = state === 'approved' ? `comment-${commentId}` : 'comment-form';
  const location = `${encodeURI(pathOf(to))}?notice=${notice}#${place}`;
  return reply.header('cache-control', 'no-store').redirect(location, 303);
};

const receive =
  (services: CommentFormServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const to = readRedirectPath(request.query);
    const outcome = await add(form, request, services);
    if (!isRefusal(outcome)) return redirectBack(reply, to, outcome);
    const { code, message, errors = {} } = outcome;
    const refused = { fields: readFields(form), errors, message };
    const answerTo = form.get('parentId') ?? '';
    reply.hijack();
    await services.pages.renderAgain(request.raw, reply.raw, {
      to: pathOf(to),
      rejectedComment: { refused, answerTo, status: refusalStatus[code] },
    });
    return undefined;
  };

/** Comments work without script: a plain form that redirects back to its page. */
export const registerCommentForms = (app: FastifyInstance, services: CommentFormServices): void =>
  registerPlainForms(app, [
    {
      path: '/-/comment-flags/:id',
      trustsProxy: services.trustsProxy,
      maxBytes: MAX_FLAG_BYTES,
      receive: receiveFlag(services),
    },
    {
      path: '/-/comments/:id',
      trustsProxy: services.trustsProxy,
      maxBytes: MAX_BYTES,
      receive: receive(services),
    },
  ]);
