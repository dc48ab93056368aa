export { priceAdded } from './added-lines.ts';
export { balanceTitleIn } from './balance-texts.ts';
export { findEditFault, isEditableLine, quantityAfter } from './check-edit.ts';
export { describeEdit, editedLines, type EditedLine } from './describe-edit.ts';
export { addsToFreeLine, editContent, type AddedLines, type PricedEdit } from './edit-content.ts';
export { orderEditLimits } from './order-edit-limits.ts';
export { orderEditMessages, type OrderEditRefusal } from './order-edit-messages.ts';
export type { OrderEdit } from './order-edits-schemas.ts';
