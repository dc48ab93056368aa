import { asString, property, propertyPath, type RenderContext } from '@sitewright/template';

/** A localized text, or the fallback if the site has none or an empty one. */
export const localizedText = (context: RenderContext, key: string, fallback: string): string =>
  asString(property(context.resolveName('localizedStrings'), key)) || fallback;

/** A text that scripts of the shop say as well. */
export const shopText = (context: RenderContext, key: string, fallback: string): string =>
  asString(propertyPath(context.resolveName('localizedStrings'), ['shop', key])) || fallback;
