import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerRefusal } from '../refusals/answer-refusal.ts';
import { originOf } from '../browsers/origin.ts';
import { refuse } from '../refusals/refusal.ts';

const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 16_384;

/** A form without script carries no crumb: it counts only when the browser says that it stood on this site. */
const isOwnForm = ({ headers, raw }: FastifyRequest, trustsProxy: boolean): boolean => {
  const sentFrom = headers['sec-fetch-site'];
  return (
    headers.origin === originOf(raw, trustsProxy).origin && (sentFrom ?? 'same-origin') === 'same-origin'
  );
};

export interface PlainForm {
  readonly path: string;
  readonly trustsProxy: boolean;
  readonly mostBytes?: number;
  receive(form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** Where a form says that its answer leads: a path of this site and nothing else. */
export const readTarget = (query: unknown): string => {
  const to = typeof query === 'object' && query !== null && 'to' in query ? query.to : undefined;
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
};

/** Takes forms that browsers post by themselves, without any script. */
export const registerPlainForms = (app: FastifyInstance, forms: readonly PlainForm[]): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string' },
      async (_request: unknown, text: string) => new URLSearchParams(text),
    );
    for (const { path, trustsProxy, mostBytes = MOST_BYTES, receive } of forms)
      scope.post(path, { bodyLimit: mostBytes }, async (request, reply) => {
        if (!isOwnForm(request, trustsProxy)) return answerRefusal(reply, refuse('origin-wrong'));
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        return receive(form, request, reply);
      });
  });
};
