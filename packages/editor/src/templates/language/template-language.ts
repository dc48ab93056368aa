import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { autocompletion } from '@codemirror/autocomplete';
import { html, htmlCompletionSource, htmlLanguage } from '@codemirror/lang-html';
import { defineLanguageFacet, Language, LanguageSupport } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { parseMixed } from '@lezer/common';
import { completeAt, type CompletionData, type Suggestion } from './complete.ts';
import { TemplateParser } from './template-parser.ts';

const facet = defineLanguageFacet({
  commentTokens: { block: { open: '{##', close: '##}' } },
  closeBrackets: { brackets: ['{', '(', '[', '"'] },
});

const asHtml = parseMixed((node) =>
  node.type.isTop ? { parser: htmlLanguage.parser, overlay: ({ name }) => name === 'Text' } : null,
);

/** Tags of the template language between HTML. */
const templateLanguage = new Language(facet, new TemplateParser(asHtml), [], 'template');

const completionTypes: Readonly<Record<Suggestion['kind'], string>> = {
  name: 'property',
  formatter: 'function',
  predicate: 'keyword',
  instruction: 'keyword',
  partial: 'text',
};

const completionOf = ({ label, kind, detail, text, apply }: Suggestion) => ({
  label,
  type: completionTypes[kind],
  ...(detail === undefined ? {} : { detail }),
  ...(text === undefined ? {} : { info: text }),
  ...(apply === undefined ? {} : { apply }),
});

type Source = (context: CompletionContext) => CompletionResult | null;

/** Reads the data on each call: the current page may have changed. HTML elements are completed between tags. */
export const completeTemplate =
  (completionData: () => CompletionData): Source =>
  (context) => {
    const { state, pos } = context;
    const found = completeAt({
      source: state.doc.toString(),
      position: pos,
      completionData: completionData(),
    });
    if (!found) return htmlCompletionSource(context);
    return { from: found.from, options: found.options.map(completionOf), validFor: /^[@$\w ?-]*$/ };
  };

export const templateSupport = (completionData: () => CompletionData): Extension => [
  new LanguageSupport(templateLanguage, [html().support]),
  autocompletion({ override: [completeTemplate(completionData)] }),
];
