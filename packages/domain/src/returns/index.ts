export {
  actionsOn,
  afterAction,
  firstState,
  isWithdrawn,
  returnActions,
  returnKinds,
  returnReasons,
  returnStates,
  type ReturnAction,
  type ReturnKind,
  type ReturnReason,
  type ReturnState,
} from './return-states.ts';
export {
  isPossibleReturn,
  returnableLines,
  type ReturnableOrder,
  type ReturnedLines,
} from './returnable-lines.ts';
export { isReturnOpen, type ReturnTimes } from './return-window.ts';
export { returnLimits } from './return-limits.ts';
export { returnsMessages } from './returns-messages.ts';
export type { ReturnTexts } from './texts/return-texts.ts';
export { returnTextsIn } from './texts/return-translations.ts';
