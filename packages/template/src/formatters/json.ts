import { formatter } from '../run/plugin.ts';
import type { FormatterTable } from '../run/plugin.ts';
import { escapeClosingTags, stringifyJson } from '../run/json.ts';

export const jsonFormatters = {
  json: formatter(() => (value, context) => escapeClosingTags(stringifyJson(value, context) ?? '')),
  'json-pretty': formatter(
    () => (value, context) => escapeClosingTags(stringifyJson(value, context, 2) ?? ''),
  ),
  raw: formatter(() => (value, context) => stringifyJson(value, context) ?? 'null'),
} satisfies FormatterTable;
