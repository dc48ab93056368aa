import type { FontKit } from '@sitewright/domain/fonts';
import type { StyleValues } from '@sitewright/domain/styles';
import { fontKit, siteStyles } from '@sitewright/domain/styles/schemas';
import { Type } from 'typebox';
import type { DocumentKind } from './document-kind.ts';
import { siteDocumentKind } from './site-document-kind.ts';

/** The owner's values for the template's style settings, and custom CSS. */
export interface StylesContent {
  readonly values?: StyleValues;
  readonly fontKit?: FontKit;
  readonly customCss?: string;
}

const schema = Type.Object(
  {
    values: Type.Optional(siteStyles),
    fontKit: Type.Optional(fontKit),
    customCss: Type.Optional(Type.String({ maxLength: 500_000 })),
  },
  { additionalProperties: false },
);

const publishes = siteDocumentKind<StylesContent>({
  name: 'styles',
  schema,
  check: async () => undefined,
  codeParts: ({ customCss: text = '' }) =>
    text === '' ? [] : [{ area: 'customCss', place: 'customCss', text }],
});

/** Styles are compiled with the template, so all nodes must compile it again. */
export const stylesKind: DocumentKind<StylesContent> = {
  ...publishes,
  permission: 'design',
  publish: async (transaction, site, publications) => [
    ...(await publishes.publish(transaction, site, publications)),
    'template',
  ],
};
