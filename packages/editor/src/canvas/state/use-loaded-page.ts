import type { Refusal } from '@sitewright/api/client';
import { useCallback, useMemo, useState } from 'react';
import {
  firstRefusal,
  keyOf,
  loadDocument,
  useDocumentStore,
  type DocumentKey,
} from '../../documents/index.ts';
import { headerFooterKey } from '../../site-chrome/index.ts';
import { areasOf, pageKeyOf, templateErrorOf, type TemplateError } from '../frame/frame-marks.ts';
import type { AreaKey } from '../model/page-areas.ts';
import { createPageLoader } from './page-loader.ts';

export interface LoadedPage {
  readonly page: Document;
  readonly key: DocumentKey;
  readonly areas: readonly AreaKey[];
  /** The page's document and those of its areas, without duplicates. */
  readonly documents: readonly DocumentKey[];
  /** Why the page itself cannot be edited. */
  readonly error: TemplateError | undefined;
}

/** All roles see header and footer, but only those with `design` may edit them. */
const isOpenTo = (mayDesign: boolean, { document }: AreaKey): boolean =>
  mayDesign || document.kind !== headerFooterKey.kind;

const describePage = (page: Document, key: DocumentKey, mayDesign: boolean): LoadedPage => {
  const areas = areasOf(page).filter((area) => isOpenTo(mayDesign, area));
  const keys = [key, ...areas.map(({ document }) => document)];
  const isOwn = ({ document }: AreaKey): boolean => keyOf(document) === keyOf(key);
  return {
    page,
    key,
    areas,
    documents: [...new Map(keys.map((each) => [keyOf(each), each])).values()],
    error: areas.some(isOwn) ? undefined : templateErrorOf(page),
  };
};

interface PageInFrame {
  readonly loaded: LoadedPage;
  /** Of its documents; resolves with the refusal of the first that could not be loaded. */
  readonly loading: Promise<Refusal | undefined>;
}

/**
 * The page loaded in the frame. `refused`: the response was not the editable page, because the session or the
 * permission ended.
 */
export const useLoadedPage = (mayDesign: boolean) => {
  const store = useDocumentStore();
  const [inFrame, setInFrame] = useState<PageInFrame | 'refused'>();
  const load = useMemo(() => createPageLoader((key) => loadDocument(store, key)), [store]);
  const onArrive = useCallback(
    (page: Document) => {
      const key = pageKeyOf(page);
      if (key) load(page, [key]);
    },
    [load],
  );
  const onLoad = useCallback(
    (frame: HTMLIFrameElement) => {
      const page = frame.contentDocument;
      const key = page ? pageKeyOf(page) : undefined;
      if (!page || !key) return setInFrame('refused');
      const loaded = describePage(page, key, mayDesign);
      return setInFrame({ loaded, loading: firstRefusal(load(page, loaded.documents)) });
    },
    [load, mayDesign],
  );
  const isRefused = inFrame === 'refused';
  return { ...(isRefused ? undefined : inFrame), isRefused, onArrive, onLoad };
};
