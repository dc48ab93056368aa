import type { FormatterTable } from '../run/plugin.ts';
import { apply } from './apply.ts';
import { collectionFormatters } from './collections.ts';
import { date } from './date/date.ts';
import { escapingFormatters } from './escaping.ts';
import { jsonFormatters } from './json.ts';
import { numberFormatters } from './numbers.ts';
import { propertyFormatters } from './properties.ts';
import { textFormatters } from './text.ts';

/** Formatters that need nothing but data. */
export const coreFormatters = {
  apply,
  date,
  ...collectionFormatters,
  ...escapingFormatters,
  ...jsonFormatters,
  ...numberFormatters,
  ...propertyFormatters,
  ...textFormatters,
} satisfies FormatterTable;
