export type {
  ActivityNote,
  ApiKey,
  ApiKeyContext,
  ContributorContext,
  VisitorContext,
} from './calls/call-context.ts';
export type { CallerLookup, ResolvedHost } from './calls/call-guard.ts';
export { checkCode, checkPublishedCode, checkTexts, digestOf, type KnownCode } from './code/check-code.ts';
export { createCallApp } from './calls/call-app.ts';
export type { FinishedCall } from './calls/finished-call.ts';
export { registerCalls, type CallServices, type RecordedActivity } from './calls/call-route.ts';
export { implementCalls, type Capability, type Handlers, type ImplementedCall } from './calls/capability.ts';
export { hostCookieName, readCookie, writeCookie } from './request/cookies.ts';
export { countOwnerChanges, isChangedSince } from './calls/owner-changes.ts';
export { HAS_CART_COOKIE, isKnownVisitor, isSignedInVisitor } from './request/known-visitor.ts';
export { databaseForRequest } from './request/request-database.ts';
export { queryText } from './request/query-text.ts';
export { SESSION_COOKIE } from './request/session-cookie.ts';
export { findSignedInView, type SignedInView, type ViewOptions } from './calls/signed-in-view.ts';
export { matchesEntityTag } from './responses/entity-tag.ts';
export { escapeHtml } from './responses/escape-html.ts';
export { writeConfirmation } from './request/confirmation.ts';
export { csrfTokenOfSession } from './request/csrf-token.ts';
export { AfterCommit } from './calls/after-commit.ts';
export { FileAnswer } from './calls/file-answer.ts';
export type { FileReceiver, IncomingFile, ReceivedFile } from './calls/file-body.ts';
export { defineFormReply, type FormSender } from './calls/form-reply.ts';
export { callLimits, NodeLimits } from './limits/node-limit.ts';
export {
  isSameOriginForm,
  pathOf,
  readFormId,
  readRedirectPath,
  registerPlainForms,
  type PlainForm,
} from './calls/plain-form.ts';
export {
  addressOf,
  isLoopback,
  networkAddressOf,
  originOf,
  portOf,
  publicOriginOf,
  type RequestOrigin,
} from './request/origin.ts';
export { createRangeCheck, LOCAL_RANGES, readAddressRange, type AddressRange } from './address-ranges.ts';
export { connectionLimits, createHttpServer, type ConnectionLimits } from './entry/create-server.ts';
export type { PlainRequest } from './entry/plain-request.ts';
export { checkAddresses, listenOn } from './entry/listen.ts';
export { withFallbackAfter } from './limits/with-fallback-after.ts';
export {
  counterOf,
  incrementCount,
  incrementCounts,
  incrementCountsUnless,
  countWithinLimit,
  resetCount,
  resetCounts,
  decrementCount,
  decrementCounts,
  type Count,
  type Counter,
  type RateLimitRequest,
} from './limits/rate-limit-store.ts';
export { isRefusal, refuse, refuseWithData, RolledBack, type Refusal } from './refusals/refusal.ts';
export { refuseTakenIndex } from './refusals/refuse-taken-index.ts';
export { attachmentNamed } from './responses/content-disposition.ts';
export { MomentaryResponse, trySendWhole } from './responses/momentary-response.ts';
export { PreparedResponse, type SentResponse } from './responses/prepared-response.ts';
export { crumbLines, respondPrepared, sendPrepared } from './responses/send-prepared.ts';
export { registerMonitoringRoutes, type MonitoringOptions } from './monitoring-routes.ts';
export { addConnectionMetrics, addGauge, createMetrics, type Metrics } from './metrics.ts';
export { registerApiDocs } from './calls/api-docs.ts';
export { sendRefusal } from './refusals/send-refusal.ts';
export { rateLimitsCapability } from './rate-limits-capability.ts';
