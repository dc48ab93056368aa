import { asString, property, type RenderContext } from '@sitewright/template';

/** A text the site translates: the owner's own wording, else the fallback. An empty wording counts as none. */
export const localizedText = (context: RenderContext, key: string, fallback: string): string =>
  asString(property(context.resolveName('localizedStrings'), key)) || fallback;
