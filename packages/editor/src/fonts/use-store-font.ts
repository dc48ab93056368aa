import { fontCalls } from '@sitewright/api/fonts';
import { useEffect, useRef, useState } from 'react';
import { send, useRefresh } from '../data-fetching/index.ts';
import type { Font } from './font-list.ts';
import { storeFont, type FontService } from './store-font.ts';

const POLL_MS = 700;

const service: FontService = {
  keep: (slug) => send(fontCalls.keep, { params: { slug } }),
  read: (slug) => send(fontCalls.read, { params: { slug } }),
  pause: () => new Promise((resolve) => setTimeout(resolve, POLL_MS)),
};

/** Stores a font and chooses it once ready, unless another was chosen or the browser was closed. */
export const useStoreFont = (onChoose: (value: string) => void) => {
  const refresh = useRefresh();
  const [fetching, setFetching] = useState<string>();
  const [fault, setFault] = useState<string>();
  const wanted = useRef<string>(undefined);
  useEffect(() => () => void (wanted.current = undefined), []);
  const choose = async (font: Font) => {
    const { slug } = font;
    wanted.current = slug;
    setFault(undefined);
    setFetching(slug);
    const stored = await storeFont(service, font, () => wanted.current === slug);
    if (stored.state === 'left' || wanted.current !== slug) return;
    setFetching(undefined);
    if (stored.state === 'failed') return setFault(stored.fault);
    if (stored.isNew) void refresh(fontCalls.list);
    onChoose(stored.value);
  };
  return { choose, fetching, fault };
};
