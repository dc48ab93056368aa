import { followUpsActivity, followUpsCalls, followUpsRefusals } from '../follow-ups/index.ts';
import { automationActivity, automationCalls, automationRefusals } from '../automation/index.ts';
import { downloadsRefusals } from '../downloads/index.ts';
import { checkoutCalls, checkoutRefusals } from '../checkout/index.ts';
import { paymentsActivity, paymentsCalls, paymentsRefusals } from '../payments/index.ts';
import {
  abandonedCartsActivity,
  abandonedCartsCalls,
  abandonedCartsRefusals,
} from '../abandoned-carts/index.ts';
import { activityCalls } from '../activity/index.ts';
import { callRefusals } from '../call/index.ts';
import { campaignsActivity, campaignsCalls, campaignsRefusals } from '../campaigns/index.ts';
import { canvasCalls } from '../canvas/index.ts';
import { cartCalls, cartRefusals } from '../cart/index.ts';
import { cartTotalsCalls, cartTotalsRefusals } from '../cart-totals/index.ts';
import { catalogueActivity, catalogueCalls, catalogueRefusals } from '../catalogue/index.ts';
import { commentActivity, commentCalls, commentRefusals } from '../comments/index.ts';
import { contributorActivity, contributorCalls, contributorRefusals } from '../contributors/index.ts';
import { customersActivity, customersCalls, customersRefusals } from '../customers/index.ts';
import { discountsActivity, discountsCalls, discountsRefusals } from '../discounts/index.ts';
import { documentActivity, documentCalls, documentRefusals } from '../documents/index.ts';
import { donationsActivity, donationsCalls, donationsRefusals } from '../donations/index.ts';
import { draftOrdersActivity, draftOrdersCalls, draftOrdersRefusals } from '../draft-orders/index.ts';
import { embedCalls, embedRefusals } from '../embeds/index.ts';
import { fontActivity, fontCalls, fontRefusals } from '../fonts/index.ts';
import { formActivity, formCalls, formRefusals } from '../forms/index.ts';
import { invoicesActivity, invoicesCalls, invoicesRefusals } from '../invoices/index.ts';
import { giftCardsActivity, giftCardsCalls, giftCardsRefusals } from '../gift-cards/index.ts';
import { mailActivity, mailCalls, mailRefusals } from '../mail/index.ts';
import {
  mailingConnectionsActivity,
  mailingConnectionsCalls,
  mailingConnectionsRefusals,
} from '../mailing-connections/index.ts';
import { mailingListsActivity, mailingListsCalls, mailingListsRefusals } from '../mailing-lists/index.ts';
import { mapCalls, mapRefusals } from '../maps/index.ts';
import { mediaActivity, mediaCalls, mediaRefusals } from '../media/index.ts';
import { navigationActivity, navigationCalls } from '../navigation/index.ts';
import { orderEditsActivity, orderEditsCalls, orderEditsRefusals } from '../order-edits/index.ts';
import { ordersActivity, ordersCalls, ordersRefusals } from '../orders/index.ts';
import {
  outsideEffectsActivity,
  outsideEffectsCalls,
  outsideEffectsRefusals,
} from '../outside-effects/index.ts';
import { pageCostsCalls } from '../page-costs/index.ts';
import { pageActivity, pageCalls, pageRefusals } from '../pages/index.ts';
import { previewActivity, previewCalls, previewRefusals } from '../previews/index.ts';
import { productFileActivity, productFileCalls, productFileRefusals } from '../product-files/index.ts';
import { productListActivity, productListCalls, productListRefusals } from '../product-list/index.ts';
import { redirectActivity, redirectCalls, redirectRefusals } from '../redirects/index.ts';
import { restockActivity, restockCalls, restockRefusals } from '../restock/index.ts';
import { returnsActivity, returnsCalls, returnsRefusals } from '../returns/index.ts';
import { searchCalls } from '../search/index.ts';
import { siteActivity, siteCalls, siteRefusals } from '../sites/index.ts';
import { storeActivity, storeCalls } from '../store/index.ts';
import { storeEmailsActivity, storeEmailsCalls, storeEmailsRefusals } from '../store-emails/index.ts';
import { storeSetupActivity, storeSetupCalls } from '../store-setup/index.ts';
import { subscriptionsActivity, subscriptionsCalls, subscriptionsRefusals } from '../subscriptions/index.ts';
import { templateCalls } from '../templates/index.ts';
import { webhookActivity, webhookCalls, webhookRefusals } from '../webhooks/index.ts';

export const callsByCapability = {
  'follow-ups': followUpsCalls,
  automation: automationCalls,
  'abandoned-carts': abandonedCartsCalls,
  activity: activityCalls,
  campaigns: campaignsCalls,
  canvas: canvasCalls,
  cart: cartCalls,
  'cart-totals': cartTotalsCalls,
  catalogue: catalogueCalls,
  checkout: checkoutCalls,
  comments: commentCalls,
  contributors: contributorCalls,
  customers: customersCalls,
  discounts: discountsCalls,
  documents: documentCalls,
  donations: donationsCalls,
  'draft-orders': draftOrdersCalls,
  embeds: embedCalls,
  fonts: fontCalls,
  forms: formCalls,
  invoices: invoicesCalls,
  'gift-cards': giftCardsCalls,
  mail: mailCalls,
  'mailing-connections': mailingConnectionsCalls,
  'mailing-lists': mailingListsCalls,
  maps: mapCalls,
  media: mediaCalls,
  navigation: navigationCalls,
  'order-edits': orderEditsCalls,
  orders: ordersCalls,
  'outside-effects': outsideEffectsCalls,
  'page-costs': pageCostsCalls,
  pages: pageCalls,
  payments: paymentsCalls,
  previews: previewCalls,
  'product-files': productFileCalls,
  'product-list': productListCalls,
  redirects: redirectCalls,
  restock: restockCalls,
  returns: returnsCalls,
  search: searchCalls,
  sites: siteCalls,
  store: storeCalls,
  'store-emails': storeEmailsCalls,
  'store-setup': storeSetupCalls,
  subscriptions: subscriptionsCalls,
  templates: templateCalls,
  webhooks: webhookCalls,
};

export const refusalsByCapability = {
  'follow-ups': followUpsRefusals,
  automation: automationRefusals,
  call: callRefusals,
  campaigns: campaignsRefusals,
  cart: cartRefusals,
  'cart-totals': cartTotalsRefusals,
  catalogue: catalogueRefusals,
  checkout: checkoutRefusals,
  comments: commentRefusals,
  contributors: contributorRefusals,
  customers: customersRefusals,
  discounts: discountsRefusals,
  documents: documentRefusals,
  downloads: downloadsRefusals,
  donations: donationsRefusals,
  'draft-orders': draftOrdersRefusals,
  embeds: embedRefusals,
  fonts: fontRefusals,
  forms: formRefusals,
  invoices: invoicesRefusals,
  'abandoned-carts': abandonedCartsRefusals,
  'gift-cards': giftCardsRefusals,
  mail: mailRefusals,
  'mailing-connections': mailingConnectionsRefusals,
  'mailing-lists': mailingListsRefusals,
  maps: mapRefusals,
  media: mediaRefusals,
  'order-edits': orderEditsRefusals,
  orders: ordersRefusals,
  'outside-effects': outsideEffectsRefusals,
  pages: pageRefusals,
  payments: paymentsRefusals,
  previews: previewRefusals,
  'product-files': productFileRefusals,
  'product-list': productListRefusals,
  redirects: redirectRefusals,
  restock: restockRefusals,
  returns: returnsRefusals,
  sites: siteRefusals,
  'store-emails': storeEmailsRefusals,
  subscriptions: subscriptionsRefusals,
  webhooks: webhookRefusals,
};

/** Texts of the activity log by capability and call. */
export const activityTextsByCapability = {
  'follow-ups': followUpsActivity,
  campaigns: campaignsActivity,
  automation: automationActivity,
  catalogue: catalogueActivity,
  comments: commentActivity,
  contributors: contributorActivity,
  customers: customersActivity,
  discounts: discountsActivity,
  documents: documentActivity,
  donations: donationsActivity,
  'draft-orders': draftOrdersActivity,
  fonts: fontActivity,
  forms: formActivity,
  invoices: invoicesActivity,
  'abandoned-carts': abandonedCartsActivity,
  'gift-cards': giftCardsActivity,
  mail: mailActivity,
  'mailing-connections': mailingConnectionsActivity,
  'mailing-lists': mailingListsActivity,
  media: mediaActivity,
  navigation: navigationActivity,
  'order-edits': orderEditsActivity,
  orders: ordersActivity,
  'outside-effects': outsideEffectsActivity,
  pages: pageActivity,
  payments: paymentsActivity,
  previews: previewActivity,
  'product-files': productFileActivity,
  'product-list': productListActivity,
  redirects: redirectActivity,
  restock: restockActivity,
  returns: returnsActivity,
  sites: siteActivity,
  store: storeActivity,
  'store-emails': storeEmailsActivity,
  'store-setup': storeSetupActivity,
  subscriptions: subscriptionsActivity,
  webhooks: webhookActivity,
};
