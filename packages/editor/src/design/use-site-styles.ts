import { resetStyle, type StyleValues } from '@sitewright/domain/styles';
import { useRef, useState } from 'react';
import { keyOf, stylesDocument, useDocument, useDocumentStore } from '../documents/index.ts';
import { siteValues } from '../tokens/index.ts';

const asRecord = (content: unknown): Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null ? { ...content } : {};

const cssIn = ({ customCss }: Readonly<Record<string, unknown>>): string =>
  typeof customCss === 'string' ? customCss : '';

/** Without any there is none: an empty text would count as a change. */
const withCss = (content: Readonly<Record<string, unknown>>, css: string) => {
  const { customCss: _former, ...rest } = content;
  return css === '' ? rest : { ...rest, customCss: css };
};

/** The styles of the site as they are kept, and as they look in the middle of a movement. */
export const useSiteStyles = () => {
  const store = useDocumentStore();
  const state = useDocument(stylesDocument);
  const [live, setLive] = useState<StyleValues>({});
  const [typedCss, setTypedCss] = useState<string>();
  /** As the field has it: a tab that is closed is not drawn once more. */
  const lastCss = useRef<string>(undefined);
  const content = state.state === 'success' ? asRecord(state.document.content) : {};
  const kept = siteValues(content);
  const contentNow = () => asRecord(store.state().documents.get(keyOf(stylesDocument))?.content);
  const putCss = (css: string | undefined): void => {
    lastCss.current = css;
    setTypedCss(css);
  };
  const run = (label: string, values: StyleValues | undefined): void => {
    const { values: _former, ...rest } = contentNow();
    setLive({});
    store.run(label, [{ ...stylesDocument, content: values ? { ...rest, values } : rest }]);
  };
  const values = { ...kept, ...live };
  const customCss = typedCss ?? cssIn(content);
  return {
    state,
    values,
    content: { ...withCss(content, customCss), values },
    customCss,
    /** How many the owner has set. */
    count: Object.keys(kept).length,
    preview: (changed: StyleValues) => setLive(changed),
    set: (label: string, changed: StyleValues) => run(label, { ...siteValues(contentNow()), ...changed }),
    reset: (label: string, names: readonly string[]) =>
      run(
        label,
        names.reduce<StyleValues | undefined>(
          (left, name) => resetStyle(left, name),
          siteValues(contentNow()),
        ),
      ),
    previewCss: (css: string) => putCss(css),
    /** What was typed becomes a command. */
    keepCss: () => {
      // While a conflict asks, nothing can be added: what was typed stays in the field.
      const css = lastCss.current;
      if (css === undefined || store.state().conflict) return;
      putCss(undefined);
      store.run('Change custom CSS', [{ ...stylesDocument, content: withCss(contentNow(), css) }]);
    },
  };
};

export type SiteStyles = ReturnType<typeof useSiteStyles>;
