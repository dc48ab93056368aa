export type { ActivityNote, ContributorContext, VisitorContext } from './call-context.ts';
export type { CallerLookup } from './call-guard.ts';
export { createCallApp } from './call-app.ts';
export { registerCalls, SESSION_COOKIE, type CallServices, type RecordedActivity } from './call-route.ts';
export { implementCalls, type Capability, type Handlers, type ImplementedCall } from './capability.ts';
export { hostCookieName, readCookie, writeCookie } from './cookies.ts';
export { matchesEntityTag } from './entity-tag.ts';
export { crumbOfSession } from './crumb.ts';
export type { FileReceiver, IncomingFile, TakenFile } from './file-body.ts';
export { callLimits, NodeLimits } from './node-limit.ts';
export { readTarget, registerPlainForms, type PlainForm } from './plain-form.ts';
export {
  addressOf,
  networkAddressOf,
  originOf,
  portOf,
  publicOriginOf,
  type RequestOrigin,
} from './origin.ts';
export { withPatience } from './with-patience.ts';
export { countWithinLimit, forgetCount, sweepRateLimits } from './rate-limit.ts';
export { refusalStatus } from './refusal-status.ts';
export {
  isRefusal,
  refusalMessages,
  refuse,
  refuseWithData,
  RolledBack,
  type Refusal,
  type RefusalCode,
} from './refusal.ts';
export { ReadyAnswer } from './ready-answer.ts';
export { crumbLines, sendReady } from './send-ready.ts';
export { registerMachineRoutes, type MachineFacts } from './machine-routes.ts';
export { Metrics } from './metrics.ts';
export { registerApiDocs } from './api-docs.ts';
export { answerRefusal } from './answer-refusal.ts';
