import { asString, property, type RenderContext } from '@sitewright/template';

/** A localized text, or the fallback if the site has none or an empty one. */
export const localizedText = (context: RenderContext, key: string, fallback: string): string =>
  asString(property(context.resolveName('localizedStrings'), key)) || fallback;
