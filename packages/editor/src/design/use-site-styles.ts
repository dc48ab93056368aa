import { resetStyle, type StyleValues } from '@sitewright/domain/styles';
import { useRef, useState } from 'react';
import { keyOf, stylesDocument, useDocument, useDocumentStore } from '../documents/index.ts';
import { siteValues } from '../tokens/index.ts';

const asRecord = (content: unknown): Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null ? { ...content } : {};

const cssIn = ({ customCss }: Readonly<Record<string, unknown>>): string =>
  typeof customCss === 'string' ? customCss : '';

/** Empty CSS is removed: an empty text would count as a change. */
const withCss = (content: Readonly<Record<string, unknown>>, css: string) => {
  const { customCss: _former, ...rest } = content;
  return css === '' ? rest : { ...rest, customCss: css };
};

/** The site's styles as stored, and with the values being dragged. */
export const useSiteStyles = () => {
  const store = useDocumentStore();
  const state = useDocument(stylesDocument);
  const [live, setLive] = useState<StyleValues>({});
  const [typedCss, setTypedCss] = useState<string>();
  /** The latest input: a closing tab does not render again. */
  const lastCss = useRef<string>(undefined);
  const content = state.state === 'success' ? asRecord(state.document.content) : {};
  const stored = siteValues(content);
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
  const values = { ...stored, ...live };
  const customCss = typedCss ?? cssIn(content);
  return {
    state,
    values,
    content: { ...withCss(content, customCss), values },
    customCss,
    /** Number of values that are set. */
    count: Object.keys(stored).length,
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
    /** Turns the input into a command. */
    commitCss: () => {
      // During a conflict nothing can be added: the input stays in the field.
      const css = lastCss.current;
      if (css === undefined || store.state().conflict) return;
      putCss(undefined);
      store.run('Change custom CSS', [{ ...stylesDocument, content: withCss(contentNow(), css) }]);
    },
  };
};

export type SiteStyles = ReturnType<typeof useSiteStyles>;
