import { Type } from 'typebox';
import {
  choice,
  longText,
  maybe,
  reference,
  richDocument,
  richHtml,
  shortText,
  strict,
  wholeNumber,
} from './parts-schemas.ts';

/** `document` from the text editor, or imported `html`. */
const richText = { document: maybe(richDocument), html: maybe(richHtml) };

const text = strict(richText);
const markdown = strict({ text: Type.String({ maxLength: 100_000 }) });
const quote = strict({ quote: longText, source: maybe(shortText) });

const code = strict({
  source: Type.String({ maxLength: 400_000 }),
  mode: choice(['html', 'markdown', 'css', 'javascript', 'json', 'text']),
  /** Shows the source instead of running it. */
  isSourceShown: maybe(Type.Boolean()),
});

const accordion = strict({
  items: Type.Array(strict({ id: reference, title: shortText, isOpen: maybe(Type.Boolean()), ...richText }), {
    maxItems: 100,
  }),
  /** Opening one closes the others. */
  isExclusive: maybe(Type.Boolean()),
  icon: maybe(choice(['plus', 'arrow', 'none'])),
  hasDividers: maybe(Type.Boolean()),
});

const menu = strict({
  text: Type.String({ maxLength: 50_000 }),
  currencySign: maybe(Type.String({ maxLength: 5 })),
});

const scrollingText = strict({
  items: Type.Array(shortText, { maxItems: 50 }),
  /** Pixels per second. */
  speed: maybe(wholeNumber({ min: 10, max: 300 })),
  direction: maybe(choice(['left', 'right'])),
  size: maybe(choice(['small', 'medium', 'large'])),
});

export const textSchemas = {
  text,
  markdown,
  quote,
  code,
  accordion,
  menu,
  scrollingText,
};
