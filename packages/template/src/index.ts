export { createEngine } from './engine.ts';
export type { Engine, EngineOptions, RenderRequest, RenderResult } from './engine.ts';
export type { ErrorCode, TemplateError } from './errors.ts';
export { defineFragment } from './run/fragment.ts';
export type { Fragment } from './run/fragment.ts';
export type { TagSpan } from './parse/tokenize.ts';
export { parseReference } from './parse/reference.ts';
export type { Reference } from './parse/reference.ts';
export type { RenderContext } from './run/context.ts';
export type { CompiledTemplate, ExpressionLimits, RenderInput } from './run/request.ts';
export { DEFAULT_LIMITS } from './run/limits.ts';
export type { Limits } from './run/limits.ts';
export { defineMemory } from './run/memory.ts';
export type { Memory } from './run/memory.ts';
export { formatter, scopedFormatter } from './run/plugin.ts';
export type {
  BoundFormatter,
  BoundPredicate,
  Formatter,
  FormatterTable,
  Predicate,
  PredicateTable,
} from './run/plugin.ts';
export { coreFormatters } from './formatters/core-formatters.ts';
export { DEFAULT_TIME_ZONE, formatOffset, timeZone } from './formatters/date/time-zone.ts';
export type { TimeZone } from './formatters/date/time-zone.ts';
export { removeTags } from './formatters/escaping.ts';
export { notImplementedFormatter, notImplementedPredicate } from './formatters/not-implemented.ts';
export { slugify } from './formatters/text.ts';
export { corePredicates } from './predicates/core-predicates.ts';
export { operand } from './predicates/operand.ts';
export type { Operand } from './predicates/operand.ts';
export {
  asBoolean,
  asNumber,
  asString,
  asTime,
  isTruthy,
  coerceToString,
  printValue,
} from './values/convert.ts';
export { cutText } from './values/cut.ts';
export { isEqual } from './run/equal.ts';
export { escapeAttribute, escapeText } from './values/escape.ts';
export { chargeSharedParts, escapeClosingTags, stringifyJson } from './run/json.ts';
export type { JsonBudget } from './run/json.ts';
export { property, propertyPath, splitPath } from './values/property.ts';
export type { Key } from './values/property.ts';
