import { asString, formatter, scopedFormatter } from '@sitewright/template';

export const absoluteUrl = scopedFormatter(
  () => (value, context) => `${asString(context.resolveName('base-url'))}/${asString(value)}`,
);

export const capitalize = formatter(() => (value) => asString(value).toUpperCase());
