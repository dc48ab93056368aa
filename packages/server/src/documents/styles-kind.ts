import { Type } from 'typebox';
import type { DocumentKind } from './document-kind.ts';
import { siteDocumentKind } from './site-document-kind.ts';

/** The owner's choices for the template's style settings, and style rules of their own. */
export interface StylesContent {
  readonly values?: Readonly<Record<string, string | number | boolean>>;
  readonly customCss?: string;
}

/**
 * One value and nothing behind it: a semicolon or a bracket would let rules in without the permission for them, two
 * slashes the address of another host.
 */
const STYLE_VALUE = '^(?![^]*//)[\\w\\s#%.,()\'"/+-]{0,300}$';

const schema = Type.Object(
  {
    values: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^(?:--)?[A-Za-z][A-Za-z0-9_-]{0,99}$' }),
        Type.Union([Type.String({ pattern: STYLE_VALUE }), Type.Number(), Type.Boolean()]),
        { additionalProperties: false },
      ),
    ),
    customCss: Type.Optional(Type.String({ maxLength: 500_000 })),
  },
  { additionalProperties: false },
);

const publishes = siteDocumentKind<StylesContent>({
  name: 'styles',
  schema,
  check: async () => undefined,
  codeParts: ({ customCss = '' }) => new Map(customCss === '' ? [] : [['customCss', customCss]]),
});

/** Styles are compiled with the template: nodes have to do it anew. */
export const stylesKind: DocumentKind<StylesContent> = {
  ...publishes,
  permission: 'design',
  publish: async (transaction, site, publications) => [
    ...(await publishes.publish(transaction, site, publications)),
    'template',
  ],
};
