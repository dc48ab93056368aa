import { commentCalls } from '@sitewright/api/comments';
import { commentFormTextsIn, type CommentFields, type CommentNotice } from '@sitewright/domain/comments';
import { isId } from '@sitewright/domain/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessOf } from '../access/index.ts';
import type { Database } from '../database/index.ts';
import {
  countWithinLimit,
  isRefusal,
  networkAddressOf,
  originOf,
  readTarget,
  refusalStatus,
  refuse,
  registerPlainForms,
  type Refusal,
} from '../http/index.ts';
import type { PageHandler } from '../pages/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { addComment } from './comments-service.ts';
import type { CommentRow } from './comments-store.ts';

export interface CommentFormServices {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly pages: Pick<PageHandler, 'showAgain'>;
  readonly secret: string;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

/** Enough for a text that is twice too long, every letter in twelve bytes: it must come back to be shortened. */
const MOST_BYTES = 262_144;

/** Counted together with those that a script sends. */
const LIMITED_AS = 'comments.add';

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
): Promise<Omit<CommentRow, 'websiteId'> | Refusal> => {
  const { host, isSecure } = originOf(request.raw, trustsProxy);
  const site = await directory.find(host);
  const itemId = itemIdOf(request);
  if (!site || !isId(itemId)) return refuse('not-found');
  const now = clock();
  const scope = [LIMITED_AS, site.id, networkAddressOf(request.raw, trustsProxy)];
  const { limit } = commentCalls.add;
  if (!(await countWithinLimit(database, { scope, limit, now })))
    return refuse('too-many-requests').describeValue(
      commentFormTextsIn(site.settings.language)['too-many-comments'],
    );
  const parentId = form.get('parentId') ?? '';
  const comment = { ...readFields(form), ...(isId(parentId) ? { parentId } : {}) };
  const access = accessOf({ site, cookieHeader: request.headers.cookie, isSecure, now }, secret);
  return addComment({ database, site, now, access }, itemId, comment);
};

/** A comment that is shown is what the page opens at; one that waits is told of above the form. */
const leadBack = (
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
    const to = readTarget(request.query);
    const outcome = await add(form, request, services);
    if (!isRefusal(outcome)) return leadBack(reply, to, outcome);
    const { code, message, errors = {} } = outcome;
    const refused = { fields: readFields(form), errors, message };
    const answerTo = form.get('parentId') ?? '';
    reply.hijack();
    await services.pages.showAgain(request.raw, reply.raw, {
      to: pathOf(to),
      commentAgain: { refused, answerTo, status: refusalStatus[code] },
    });
    return undefined;
  };

/** Comments can be written without script: a plain form that answers with the page it stands on. */
export const registerCommentForms = (app: FastifyInstance, services: CommentFormServices): void =>
  registerPlainForms(app, [
    {
      path: '/-/comments/:id',
      trustsProxy: services.trustsProxy,
      mostBytes: MOST_BYTES,
      receive: receive(services),
    },
  ]);
