import { refusalStatus } from '@sitewright/api/capabilities';
import { commentCalls } from '@sitewright/api/comments';
import { commentFormTextsIn, type CommentFields, type CommentNotice } from '@sitewright/domain/comments';
import { isId } from '@sitewright/domain/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessOf } from '../page-access/index.ts';
import type { Database } from '../database/index.ts';
import {
  countWithinLimit,
  isRefusal,
  networkAddressOf,
  originOf,
  readRedirectPath,
  refuse,
  registerPlainForms,
  type Refusal,
} from '../http/index.ts';
import type { PageHandler } from '../pages/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { addComment, type WrittenComment } from './comments-service.ts';
import type { CommentRow } from './comments-store.ts';

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

/** Shares the rate limit of the call. */
const RATE_LIMIT_NAME = 'comments.add';

const readFields = (form: URLSearchParams): CommentFields => ({
  authorName: form.get('authorName') ?? '',
  email: form.get('email') ?? '',
  website: form.get('website') ?? '',
  body: form.get('body') ?? '',
});

const itemIdOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';

const pathOf = (target: string): string => target.split(/[?#]/)[0] ?? '/';

const add = async (
  form: URLSearchParams,
  request: FastifyRequest,
  { database, directory, secret, trustsProxy, clock }: CommentFormServices,
): Promise<WrittenComment | Refusal> => {
  const { host, isSecure } = originOf(request.raw, trustsProxy);
  const site = await directory.find(host);
  const itemId = itemIdOf(request);
  if (!site || !isId(itemId)) return refuse('not-found');
  const now = clock();
  const scope = [RATE_LIMIT_NAME, site.id, networkAddressOf(request.raw, trustsProxy)];
  const { limit } = commentCalls.add;
  if (!(await countWithinLimit(database, { scope, limit, now })))
    return refuse('too-many-requests').withMessage(
      commentFormTextsIn(site.settings.language)['too-many-comments'],
    );
  const parentId = form.get('parentId') ?? '';
  const comment = { ...readFields(form), ...(isId(parentId) ? { parentId } : {}) };
  const access = accessOf({ site, cookieHeader: request.headers.cookie, isSecure, now }, secret);
  return addComment({ database, site, now, access }, itemId, comment);
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
      path: '/-/comments/:id',
      trustsProxy: services.trustsProxy,
      maxBytes: MAX_BYTES,
      receive: receive(services),
    },
  ]);
