import type { Decimal, MessageArgConverter, MessageFormatFuncMap, MessageMatcher } from '@phensley/cldr';
import { asTime } from '@sitewright/template';
import { formatInterval, formatMoment, readDateOptions, readIntervalOptions } from '../dates/index.ts';
import {
  cldrLibrary,
  formatDecimal,
  readDecimal,
  readDecimalOptions,
  readOptions,
  type Locale,
} from '../languages/index.ts';
import { formatLocaleMoney, readCurrencyOptions, readLocaleMoney } from '../money/index.ts';
import { argumentText, type MessageArguments } from './message-arguments.ts';

/** The language of a message and the time zone of its dates. */
export interface MessageSetting {
  readonly locale: Locale;
  readonly timeZone: string;
}

const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

type FormatFunction = (args: readonly unknown[], options: string[]) => string;

const toDecimal = (value: unknown): Decimal => {
  const number = typeof value === 'boolean' ? Number(value) : argumentText(value);
  return readDecimal(number) ?? new (cldrLibrary().Decimal)(0);
};

// `#` inside a plural is a `Decimal` of the library.
const toText = (value: unknown): string =>
  value instanceof cldrLibrary().Decimal ? value.toString() : argumentText(value);

const CONVERTER: MessageArgConverter = { asString: toText, asDecimal: toDecimal };

const formatFunctions = ({ locale, timeZone }: MessageSetting): MessageFormatFuncMap => {
  const decimal: FormatFunction = ([value], options) => {
    if (value === undefined) return '';
    return formatDecimal(toDecimal(value), readDecimalOptions(readOptions(options)), locale);
  };
  const money: FormatFunction = ([value], options) => {
    const amount = readLocaleMoney(value);
    return amount ? formatLocaleMoney(amount, readCurrencyOptions(readOptions(options)), locale) : '';
  };
  const datetime: FormatFunction = ([value], options) => {
    if (value === undefined) return '';
    return formatMoment({ epoch: asTime(value), zone: timeZone }, readDateOptions(options), locale);
  };
  const interval: FormatFunction = ([start, end], options) => {
    if (end === undefined) return '';
    const moments = { start: asTime(start), end: asTime(end), zone: timeZone };
    return formatInterval(moments, readIntervalOptions(options), locale);
  };
  return { decimal, number: decimal, money, currency: money, datetime, 'datetime-interval': interval };
};

/** The library's parser is recursive and takes seconds before it overflows the stack. */
const DEEPEST_NESTING = 100;

const refuseDepth = (message: string): void => {
  let depth = 0;
  for (let i = 0; i < message.length; i++) {
    const code = message.charCodeAt(i);
    if (code === OPEN_BRACE && ++depth > DEEPEST_NESTING)
      throw new RangeError(`a message cannot nest deeper than ${DEEPEST_NESTING} braces`);
    if (code === CLOSE_BRACE && depth > 0) depth--;
  }
};

const FUNCTION_NAMES = ['decimal', 'number', 'money', 'currency', 'datetime', 'datetime-interval'];
let matcher: MessageMatcher | undefined;

/** Formats any ICU message: plurals, ordinals, selects, numbers, money and dates. */
export const formatFullMessage = (
  message: string,
  args: MessageArguments,
  setting: MessageSetting,
): string => {
  refuseDepth(message);
  const { MessageEngine, buildMessageMatcher, parseMessagePattern, pluralRules } = cldrLibrary();
  matcher ??= buildMessageMatcher(FUNCTION_NAMES);
  const { tag } = setting.locale.cldr.General.locale();
  const plurals = pluralRules.get(tag.language(), tag.region());
  const code = parseMessagePattern(message, matcher);
  const engine = new MessageEngine(plurals, CONVERTER, formatFunctions(setting), code);
  // No prototype: `{constructor}` in a message must stay an unknown name.
  const named = Object.assign(Object.create(null), Object.fromEntries(args.named));
  return engine.evaluate([...args.positional], named);
};
