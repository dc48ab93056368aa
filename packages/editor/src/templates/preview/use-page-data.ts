import { useEffect, useState } from 'react';
import { canvasAddress } from '../../frames/index.ts';

/** Names that rendering adds to the page data. */
const systemNames = {
  'squarespace-headers': 'the head of the page',
  'squarespace-footers': 'the end of the page',
  squarespace: {
    'main-content': 'the page itself',
    'page-id': 'id of the body',
    'page-classes': 'class names of the body',
    'page-title': 'title of the page',
    'cart-classes': 'class names of the cart',
    'template-revision': 'version of the template',
  },
};

const read = async (at: string, signal: AbortSignal): Promise<unknown> => {
  const answer = await fetch(`${canvasAddress(at)}&format=json`, { signal });
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson && answer.ok ? answer.json() : {};
};

/** The page data for completion. */
export const usePageData = (at: string): unknown => {
  const [data, setData] = useState<unknown>(systemNames);
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      // Without a response names are not completed; everything else works.
      const found = await read(at, abort.signal).catch(() => ({}));
      if (!abort.signal.aborted) setData({ ...systemNames, ...(found as object) });
    };
    void load();
    return () => abort.abort();
  }, [at]);
  return data;
};
