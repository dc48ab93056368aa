import { isRecord } from '@sitewright/domain/documents';
import type { RenderRequest } from '@sitewright/template';
import { openLocale, type Locale, type RenderHost } from '../formatters/index.ts';

type Fields = Readonly<Record<string, unknown>>;

const NO_LOCALE = 'none';
const DEFAULT_LOCALE = 'en';

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

const textFields = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const readLocale = (value: unknown): Locale | undefined => {
  const id = typeof value === 'string' && value !== '' ? value : DEFAULT_LOCALE;
  return id === NO_LOCALE ? undefined : openLocale(id);
};

const readExpressionLimits = (value: unknown): NonNullable<RenderRequest<RenderHost>['expressionLimits']> => {
  const { maxTokens, maxStringLen } = fieldsOf(value);
  return {
    ...(typeof maxTokens === 'number' ? { maxTokens } : {}),
    ...(typeof maxStringLen === 'number' ? { maxStringLen } : {}),
  };
};

/** Parses one line of input and applies defaults. Throws with a readable message if it is not a request. */
export const readRequest = (line: string): RenderRequest<RenderHost> => {
  const fields: unknown = JSON.parse(line);
  if (!isRecord(fields) || typeof fields['template'] !== 'string') {
    throw new TypeError('A request needs a "template" that is text.');
  }
  const { now, injects, enableExpr, enableInclude, exprOpts, locale } = fieldsOf(fields['properties']);
  return {
    template: fields['template'],
    json: fields['json'],
    partials: textFields(fields['partials']),
    injects: fieldsOf(injects),
    host: { locale: readLocale(locale) },
    ...(typeof now === 'number' ? { now } : {}),
    expressions: enableExpr !== false,
    includes: enableInclude !== false,
    expressionLimits: readExpressionLimits(exprOpts),
  };
};
