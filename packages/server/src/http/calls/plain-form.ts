import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../refusals/send-refusal.ts';
import { originOf } from '../request/origin.ts';
import { refuse } from '../refusals/refusal.ts';

const FORM = 'application/x-www-form-urlencoded';
const MAX_BYTES = 16_384;

/** PostgreSQL cannot store NUL characters, and no browser sends one. */
const NUL = /%00|\0/g;

/** Noscript forms have no crumb: they are accepted only if the browser reports the same origin. */
export const isSameOriginForm = ({ headers, raw }: FastifyRequest, trustsProxy: boolean): boolean => {
  const sentFrom = headers['sec-fetch-site'];
  return (
    headers.origin === originOf(raw, trustsProxy).origin && (sentFrom ?? 'same-origin') === 'same-origin'
  );
};

export interface PlainForm {
  readonly path: string;
  readonly trustsProxy: boolean;
  readonly maxBytes?: number;
  receive(form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** The path to redirect to after a form, from its query; never another site. */
export const readRedirectPath = (query: unknown): string => {
  const to = typeof query === 'object' && query !== null && 'to' in query ? query.to : undefined;
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
};

/** The id in the path of a form's address. */
export const readFormId = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';

/** The path of an address without its query. */
export const pathOf = (target: string): string => target.split(/[?#]/)[0] ?? '/';

/** Registers noscript forms. */
export const registerPlainForms = (app: FastifyInstance, forms: readonly PlainForm[]): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string' },
      async (_request: unknown, text: string) => new URLSearchParams(text.replaceAll(NUL, '')),
    );
    for (const { path, trustsProxy, maxBytes = MAX_BYTES, receive } of forms)
      scope.post(path, { bodyLimit: maxBytes }, async (request, reply) => {
        if (!isSameOriginForm(request, trustsProxy)) return sendRefusal(reply, refuse('origin-wrong'));
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        return receive(form, request, reply);
      });
  });
};
