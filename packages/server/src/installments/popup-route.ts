import { installmentLocales } from '@sitewright/domain/installments';
import { installmentPopup } from '@sitewright/render/installments';
import type { FastifyInstance } from 'fastify';
import { sendRefusal, refuse } from '../http/index.ts';

const A_DAY = 'public, max-age=86400';

/** Served from the site, so that no third-party lender learns about visitors. */
export const registerInstallmentPopup = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>('/-/installments/:file', async ({ params }, reply) => {
    const locale = installmentLocales.find((each) => params.file === `${each}.html`);
    if (!locale) return sendRefusal(reply, refuse('not-found'));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', A_DAY)
      .header('content-security-policy', "default-src 'none'")
      .send(installmentPopup(locale));
  });
};
