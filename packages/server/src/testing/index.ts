export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './create-test-database.ts';
export { quietLog } from './quiet-log.ts';
export { killUnderLoad, type KillReport } from './kill-nine.ts';
export { stageProgram, type RunningProgram, type StagedProgram } from './staged-program.ts';
export { OWNER, startTestApp, type TestApp, type TestSite } from './test-app.ts';
export { TestBrowser } from './test-browser.ts';
export { createCutOffDatabase, type CutOffDatabase } from './cut-off-database.ts';
export { accept, publishItem, publishPage } from './publish-content.ts';
export { replaceTemplateFiles } from './replace-template-files.ts';
export { seedProducts, type SeededProducts } from './seed-products.ts';
export { placeOrder, type OrderToPlace } from './place-order.ts';
export { publishProduct, variant } from './publish-product.ts';
export { idOf, openDraftSite, placedBlock, sectionOf, textBlock } from './draft-site.ts';
export { holdRows, type RowsToHold } from './hold-rows.ts';
export { raceWith } from './race-with.ts';
export {
  readEmailHtml,
  readEmailText,
  startSmtpStandIn,
  type SmtpBehaviour,
  type SmtpStandIn,
} from './smtp-stand-in.ts';
export { makeSelfSigned, type TlsIdentity } from './self-signed.ts';
