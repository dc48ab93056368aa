import type { FormatterTable } from '@sitewright/template';
import { decimal } from './decimal.ts';
import type { RenderHost } from './locale.ts';

export { readOption, readOptions, type Option } from './arguments.ts';
export { formatDecimal, readDecimal, readDecimalOptions } from './decimal.ts';
export { cldrLibrary, openLocale, type CldrLibrary, type Locale, type RenderHost } from './locale.ts';
export { languageStrings } from './strings/language-strings.ts';
export { localizedText, shopText } from './localized-text.ts';
export { readNumberOptions } from './number-options.ts';

export const formatters: FormatterTable<RenderHost> = { decimal };
