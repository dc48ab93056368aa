import { pageTypes } from '@sitewright/domain/pages';
import {
  builtInEmailText,
  emailLanguageOf,
  storeEmailKinds,
  type StoreEmailKind,
} from '@sitewright/domain/store-emails';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import {
  findSignedInView,
  isRefusal,
  refuse,
  sendRefusal,
  type Refusal,
  type SignedInView,
  type ViewOptions,
} from '../http/index.ts';
import { composePreview } from './preview-email.ts';
import { readEmail } from './store-emails-service.ts';

export interface EmailPageServices extends ViewOptions {
  readonly database: Database;
}

interface EmailPageRequest {
  readonly Params: { readonly kind: string };
  readonly Querystring: { readonly language?: string; readonly format?: string };
}

/** Who may change emails may see them. */
const admit = async (
  { raw }: FastifyRequest<EmailPageRequest>,
  services: EmailPageServices,
): Promise<SignedInView | Refusal> => {
  const view = await findSignedInView(raw, services);
  if (!view) return refuse('not-found');
  if (!view.contributor) return refuse('not-signed-in');
  return view.contributor.permissions.has('store-settings') ? view : refuse('not-allowed');
};

const kindOf = ({ params }: FastifyRequest<EmailPageRequest>): StoreEmailKind | undefined =>
  storeEmailKinds.find((kind) => kind === params.kind);

const preview = async (
  request: FastifyRequest<EmailPageRequest>,
  services: EmailPageServices,
): Promise<{ kind: StoreEmailKind; subject: string; text: string; html: string } | Refusal> => {
  const view = await admit(request, services);
  if (isRefusal(view)) return view;
  const kind = kindOf(request);
  if (!kind) return refuse('not-found');
  const { database, clock } = services;
  const context = { database, pool: database, site: view.site, publicOrigin: view.baseUrl, now: clock() };
  const language = emailLanguageOf(String(request.query.language ?? view.site.settings.language));
  const { texts } = await readEmail(context, kind);
  const own = texts[language] ?? builtInEmailText(kind, language);
  const composed = await composePreview(context, kind, { language, own });
  return isRefusal(composed) ? composed : { kind, ...composed };
};

/** Nothing in the email runs or is sent anywhere. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: data:";

const sendPage = async (
  request: FastifyRequest<EmailPageRequest>,
  reply: FastifyReply,
  services: EmailPageServices,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  const email = await preview(request, services);
  if (isRefusal(email)) return sendRefusal(reply, email);
  if (request.query.format === 'json') return reply.send({ pageType: pageTypes.commerceEmailPreview, email });
  return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(email.html);
};

/** Page type 301: the owner's preview of each store email. */
export const registerEmailPages = (http: FastifyInstance, services: EmailPageServices): void => {
  http.get<EmailPageRequest>('/store-preview/emails/:kind', (request, reply) =>
    sendPage(request, reply, services),
  );
};
