import { Type } from 'typebox';
import { fieldKinds, formLimits } from './form-fields.ts';

const closed = { additionalProperties: false } as const;
const text = Type.String({ maxLength: 2000 });

const fieldSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
    type: Type.Enum([...fieldKinds]),
    title: text,
    description: Type.Optional(text),
    required: Type.Optional(Type.Boolean()),
    placeholder: Type.Optional(text),
    options: Type.Optional(Type.Array(text, { maxItems: formLimits.OPTIONS })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: formLimits.ANSWERS_LONGEST })),
    currencySymbol: Type.Optional(text),
    showCountryCode: Type.Optional(Type.Boolean()),
    underline: Type.Optional(Type.Boolean()),
    key: Type.Optional(text),
    value: Type.Optional(text),
  },
  closed,
);

export const formSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{24}$' }),
    name: text,
    fields: Type.Array(fieldSchema, { maxItems: formLimits.FIELDS }),
  },
  closed,
);
