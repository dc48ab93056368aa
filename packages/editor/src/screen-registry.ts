import { accountScreen } from './account/index.ts';
import { automationScreen } from './automation/index.ts';
import { activityScreen } from './activity/index.ts';
import { billingScreen } from './billing/index.ts';
import { pageEditorScreen } from './canvas/index.ts';
import { categoriesScreen } from './categories/index.ts';
import { commentsScreen, commentSettingsScreen } from './comments/index.ts';
import { contributorsScreen } from './contributors/index.ts';
import { customerScreen, customersScreen } from './customers/index.ts';
import { designScreen } from './design/index.ts';
import { discountScreen, discountsScreen } from './discounts/index.ts';
import { abandonedCartSettingsScreen, abandonedCartsScreen } from './abandoned-carts/index.ts';
import { donationsScreen } from './donations/index.ts';
import { restockGroupScreen, restockScreen, restockSettingsScreen } from './restock/index.ts';
import { giftCardScreen, giftCardsScreen } from './gift-cards/index.ts';
import {
  captchaScreen,
  formScreen,
  formsScreen,
  submissionsScreen,
  subscribersScreen,
} from './forms/index.ts';
import { followUpsScreen } from './follow-ups/index.ts';
import { firstSaleScreen } from './first-sale/index.ts';
import { inventoryScreen } from './inventory/index.ts';
import { invoicePrintsScreen, invoiceSettingsScreen, invoicesScreen } from './invoices/index.ts';
import { itemsScreen } from './items/index.ts';
import { mailDesignScreen, mailScreen, mailServerScreen } from './mail/index.ts';
import { filesScreen } from './media/index.ts';
import { orderEditScreen } from './order-edits/index.ts';
import { draftOrderScreen, draftOrdersScreen } from './draft-orders/index.ts';
import { orderScreen, ordersScreen, slipsScreen } from './orders/index.ts';
import { campaignReportScreen, campaignScreen, campaignsScreen } from './campaigns/index.ts';
import { mailingListScreen, mailingListsScreen, segmentsScreen } from './mailing-lists/index.ts';
import { loadScreen, performanceScreen } from './page-costs/index.ts';
import { pagesScreen } from './pages/index.ts';
import { paymentsScreen } from './payments/index.ts';
import { productScreen } from './products/index.ts';
import { productFilesScreen } from './product-files/index.ts';
import { productsScreen } from './product-list/index.ts';
import { redirectsScreen } from './redirects/index.ts';
import { checkoutPageScreen } from './checkout/index.ts';
import { returnSettingsScreen, returnsScreen } from './returns/index.ts';
import { codeScreen, generalScreen, siteFeaturesScreen, sitesScreen, socialScreen } from './sites/index.ts';
import { shippingScreen } from './shipping/index.ts';
import { storeEmailScreen, storeEmailsScreen } from './store-emails/index.ts';
import { storeSettingsScreen } from './store-settings/index.ts';
import { subscriptionScreen, subscriptionsScreen } from './subscriptions/index.ts';
import { taxScreen } from './tax/index.ts';
import { templateScreen } from './templates/index.ts';
import { termsScreen } from './terms/index.ts';
import { webhooksScreen } from './webhooks/index.ts';

/** Every screen behind sign-in, in the order of the rail, the settings tabs and the command palette. */
export const screens = [
  pagesScreen,
  pageEditorScreen,
  itemsScreen,
  termsScreen,
  designScreen,
  ordersScreen,
  orderScreen,
  orderEditScreen,
  slipsScreen,
  draftOrdersScreen,
  draftOrderScreen,
  invoicePrintsScreen,
  productsScreen,
  productScreen,
  productFilesScreen,
  categoriesScreen,
  inventoryScreen,
  customersScreen,
  customerScreen,
  returnsScreen,
  invoicesScreen,
  abandonedCartsScreen,
  restockScreen,
  restockGroupScreen,
  discountsScreen,
  discountScreen,
  giftCardsScreen,
  giftCardScreen,
  donationsScreen,
  subscriptionsScreen,
  subscriptionScreen,
  shippingScreen,
  taxScreen,
  paymentsScreen,
  checkoutPageScreen,
  invoiceSettingsScreen,
  returnSettingsScreen,
  abandonedCartSettingsScreen,
  restockSettingsScreen,
  followUpsScreen,
  storeEmailsScreen,
  storeEmailScreen,
  storeSettingsScreen,
  firstSaleScreen,
  campaignsScreen,
  campaignScreen,
  campaignReportScreen,
  mailingListsScreen,
  mailingListScreen,
  segmentsScreen,
  formsScreen,
  formScreen,
  submissionsScreen,
  subscribersScreen,
  filesScreen,
  commentsScreen,
  generalScreen,
  socialScreen,
  commentSettingsScreen,
  redirectsScreen,
  codeScreen,
  contributorsScreen,
  mailScreen,
  mailDesignScreen,
  webhooksScreen,
  automationScreen,
  captchaScreen,
  performanceScreen,
  activityScreen,
  billingScreen,
  sitesScreen,
  siteFeaturesScreen,
  mailServerScreen,
  loadScreen,
  accountScreen,
  templateScreen,
] as const;

export type Screen = (typeof screens)[number];
export type ScreenPath = Screen['path'];
