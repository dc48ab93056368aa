import { refusalStatus } from '@sitewright/api/capabilities';
import { restockSignUpCall } from '@sitewright/api/restock';
import { isId } from '@sitewright/domain/ids';
import { restockLimits, restockTextsIn, SIGNED_UP_NOTICE } from '@sitewright/domain/restock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import type { CaptchaServices } from '../forms/index.ts';
import {
  addressOf,
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
import { accessOf } from '../page-access/index.ts';
import type { PageHandler } from '../pages/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { signUp, type RestockVisitor } from './sign-up-service.ts';

export interface PlainSignUpServices extends CaptchaServices {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly pages: Pick<PageHandler, 'renderAgain'>;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

/** The visitor, or a refusal if too many forms came from the network. Shares the rate limit of the call. */
const admit = async (
  request: FastifyRequest,
  { directory, secret, trustsProxy, clock, ...services }: PlainSignUpServices,
): Promise<RestockVisitor | Refusal> => {
  const seen = originOf(request.raw, trustsProxy);
  const found = await directory.lookUpForCalls(seen.host);
  if (!found || !isId(readFormId(request))) return refuse('not-found');
  const { site, isOwnHost } = found;
  const now = clock();
  const network = networkAddressOf(request.raw, trustsProxy);
  const database = databaseForRequest(services.database, {
    request: request.raw,
    siteId: site.id,
    trustsProxy,
  });
  const { limit } = restockSignUpCall.signUp;
  const scope = ['restock.signUp', site.id, network];
  if (!(await countWithinLimit(database, { scope, limit, now })))
    return refuse('too-many-requests').withMessage(restockTextsIn(site.settings.language).tooMany);
  const { isSecure } = seen;
  const { primaryHost } = site;
  return {
    database,
    site,
    now,
    network,
    address: addressOf(request.raw, trustsProxy),
    access: accessOf({ site, cookieHeader: request.headers.cookie, isSecure, now }, secret),
    publicOrigin: publicOriginOf(seen, { primaryHost, isOwnHost }, request.raw.socket.localPort),
  };
};

const readFields = (form: URLSearchParams, request: FastifyRequest) => ({
  productId: readFormId(request),
  variantId: form.get('variantId') ?? '',
  email: (form.get('email') ?? '').slice(0, restockLimits.MAX_EMAIL_LENGTH),
  joinsMailingList: form.get('isJoinMailingList') === 'yes',
});

const receive =
  (services: PlainSignUpServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const to = pathOf(readRedirectPath(request.query));
    const fields = readFields(form, request);
    const visitor = await admit(request, services);
    const refusal = isRefusal(visitor)
      ? visitor
      : await signUp(visitor, services, { ...fields, token: '', isPlain: true });
    if (!refusal) {
      reply.header('cache-control', 'no-store');
      return reply.redirect(`${encodeURI(to)}?notice=${SIGNED_UP_NOTICE}`, 303);
    }
    reply.hijack();
    await services.pages.renderAgain(request.raw, reply.raw, {
      to,
      rejectedSignUp: {
        refused: { ...fields, message: refusal.message },
        status: refusalStatus[refusal.code],
      },
    });
    return undefined;
  };

/** Signing up works without script: a plain form that redirects back to its page. */
export const registerPlainSignUps = (app: FastifyInstance, services: PlainSignUpServices): void =>
  registerPlainForms(app, [
    {
      path: '/-/restock-sign-ups/:id',
      trustsProxy: services.trustsProxy,
      receive: receive(services),
    },
  ]);
