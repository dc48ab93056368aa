export type { ActivityNote, ContributorContext, VisitorContext } from './call-context.ts';
export type { CallerLookup } from './call-guard.ts';
export { createCallApp } from './call-app.ts';
export {
  registerCalls,
  SESSION_COOKIE,
  type CallServices,
  type RecordedActivity,
} from './call-route.ts';
export { implementCalls, type Capability, type ImplementedCall } from './capability.ts';
export { hostCookieName, readCookie, writeCookie } from './cookies.ts';
export { crumbOfSession } from './crumb.ts';
export { originOf, type RequestOrigin } from './origin.ts';
export { countWithinLimit, sweepRateLimits } from './rate-limit.ts';
export { refusalStatus } from './refusal-status.ts';
export { isRefusal, refusalMessages, refuse, RolledBack, type Refusal, type RefusalCode } from './refusal.ts';
export { ReadyAnswer } from './ready-answer.ts';
export { crumbLines, sendReady } from './send-ready.ts';
export { registerMachineRoutes, type MachineFacts } from './machine-routes.ts';
export { Metrics } from './metrics.ts';
export { registerApiDocs } from './api-docs.ts';
export { answerRefusal } from './answer-refusal.ts';
