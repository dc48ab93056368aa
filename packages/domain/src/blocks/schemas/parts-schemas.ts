import { Type, type TSchema, type TProperties } from 'typebox';
import { closed } from '../../shapes/shapes-schemas.ts';

/** Unknown keys are refused: a slip in a name would otherwise look as if it had been saved. */
export const strict = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, closed);

export const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  Type.Enum<Choices[number][]>([...choices]);

interface Range {
  readonly least: number;
  readonly most: number;
}

export const wholeNumber = ({ least, most }: Range) => Type.Integer({ minimum: least, maximum: most });

export const maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

export const shortText = Type.String({ maxLength: 500 });
export const longText = Type.String({ maxLength: 20_000 });
/** HTML that has passed the sanitiser. */
export const richHtml = Type.String({ maxLength: 200_000 });
export const reference = Type.String({ minLength: 1, maxLength: 64 });
export const address = Type.String({ maxLength: 2000 });

/** A document of the text editor; the renderer knows which nodes and marks it shows. */
export const richDocument = strict({
  type: Type.Literal('doc'),
  content: maybe(Type.Array(Type.Record(Type.String(), Type.Unknown()), { maxItems: 5000 })),
});

export const link = strict({ url: address, newWindow: maybe(Type.Boolean()) });

/** What an outside service answered when it was asked how to show an address. */
export const oembed = strict({
  html: maybe(longText),
  providerName: maybe(shortText),
  title: maybe(shortText),
  url: maybe(address),
  width: maybe(Type.Number({ minimum: 0 })),
  height: maybe(Type.Number({ minimum: 0 })),
});

export const alignment = choice(['left', 'center', 'right']);
