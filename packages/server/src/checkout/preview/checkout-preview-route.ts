import { brandPositions, checkoutSettingLimits, summaryThemes } from '@sitewright/domain/store';
import type { CheckoutPageSettings } from '@sitewright/domain/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  findSignedInView,
  isRefusal,
  refuse,
  sendRefusal,
  type CallerLookup,
  type Refusal,
} from '../../http/index.ts';
import { describeCheckout, type CheckoutVisitor } from '../checkout-service.ts';
import type { CheckoutPageServices } from '../page/checkout-page-services.ts';
import { parametersOf, showCheckout } from '../page/show-checkout.ts';
import { findRequestVisitor } from '../request-visitor.ts';
import { sampleCheckout } from './sample-checkout.ts';

export interface CheckoutPreviewServices extends CheckoutPageServices {
  readonly lookup: CallerLookup;
}

/** Who may change the page of the checkout may see what it would be. */
const admit = async (
  request: FastifyRequest,
  services: CheckoutPreviewServices,
): Promise<CheckoutVisitor | Refusal> => {
  const view = await findSignedInView(request.raw, services);
  const known = await findRequestVisitor(request, services);
  if (!view || !known) return refuse('not-found');
  if (!view.contributor) return refuse('not-signed-in');
  return view.contributor.permissions.has('store-settings') ? known.visitor : refuse('not-allowed');
};

/** What the owner is entering; what is left out is as it was saved. */
const pageSettingsIn = ({ query }: FastifyRequest, saved: CheckoutPageSettings): CheckoutPageSettings => {
  const given = query as Readonly<Record<string, unknown>>;
  const textOf = (name: 'introText' | 'summaryText'): string =>
    typeof given[name] === 'string' ? given[name].slice(0, checkoutSettingLimits.PAGE_TEXT) : saved[name];
  return {
    brandPosition: brandPositions.find((each) => each === given['brandPosition']) ?? saved.brandPosition,
    summaryTheme: summaryThemes.find((each) => each === given['summaryTheme']) ?? saved.summaryTheme,
    introText: textOf('introText'),
    summaryText: textOf('summaryText'),
  };
};

const showPreview =
  (services: CheckoutPreviewServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const visitor = await admit(request, services);
    if (isRefusal(visitor)) return sendRefusal(reply.header('cache-control', 'no-store'), visitor);
    const view = await describeCheckout(visitor, await sampleCheckout(visitor));
    const page = pageSettingsIn(request, view.settings.page);
    return showCheckout(
      services,
      { request, reply },
      {
        // As shoppers see it while orders are taken, and without its script.
        checkout: { ...view, link: 'preview', closedNote: null, settings: { ...view.settings, page } },
        language: visitor.site.settings.language,
        parameters: { ...parametersOf(request), notice: '' },
        isPreview: true,
      },
    );
  };

/** Page type 201 with a sample order, for the owner's app. */
export const registerCheckoutPreview = (app: FastifyInstance, services: CheckoutPreviewServices): void => {
  app.get('/store-preview/checkout', showPreview(services));
};
