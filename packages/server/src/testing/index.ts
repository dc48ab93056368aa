export {
  createTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './database/create-test-database.ts';
export { quietLog } from './quiet-log.ts';
export { killUnderLoad, type KillReport } from './programs/kill-nine.ts';
export { stageProgram, type RunningProgram, type StagedProgram } from './programs/staged-program.ts';
export { OWNER, startTestApp, type TestApp, type TestSite } from './app/test-app.ts';
export { TestBrowser } from './app/test-browser.ts';
export { createCutOffDatabase, type CutOffDatabase } from './database/cut-off-database.ts';
export { accept, publishItem, publishPage } from './content/publish-content.ts';
export { replaceTemplateFiles } from './content/replace-template-files.ts';
export { seedProducts, type SeededProducts } from './content/seed-products.ts';
export { publishProduct, variant } from './content/publish-product.ts';
export { idOf, openDraftSite, placedBlock, sectionOf, textBlock } from './content/draft-site.ts';
export { holdRows, type RowsToHold } from './database/hold-rows.ts';
export { statementsOf } from './database/statements-of.ts';
export { raceWith } from './database/race-with.ts';
export {
  readEmailHtml,
  readEmailText,
  startSmtpStandIn,
  type SmtpBehaviour,
  type SmtpStandIn,
} from './stand-ins/smtp-stand-in.ts';
export { callWithKey, startAutomationService } from './stand-ins/automation-service.ts';
export { MAILCHIMP_KEY, startMailchimp } from './stand-ins/mailchimp-stand-in.ts';
export { STRIPE_KEYS, StripeStandIn } from './stand-ins/stripe/stripe-stand-in.ts';
export { makeSelfSigned, type TlsIdentity } from './stand-ins/self-signed.ts';
export { openShop } from './shop/open-shop.ts';
export { newKey, openCheckoutShop, sampleAddress, solveCheck } from './shop/open-checkout-shop.ts';
export { openDonationShop } from './shop/open-donation-shop.ts';
export { placeOrder, type OrderToPlace } from './shop/place-order.ts';
export { killAtWrite } from './database/kill-at-write.ts';
