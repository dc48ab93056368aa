import { fontCalls } from '@sitewright/api/fonts';
import { useEffect, useRef, useState } from 'react';
import { send, useRefresh } from '../data-fetching/index.ts';
import type { Font } from './font-list.ts';
import { keepFont, type FontService } from './keep-font.ts';

const POLL_MS = 700;

const service: FontService = {
  keep: (slug) => send(fontCalls.keep, { params: { slug } }),
  read: (slug) => send(fontCalls.read, { params: { slug } }),
  pause: () => new Promise((resolve) => setTimeout(resolve, POLL_MS)),
};

/** Has a font stored with the site and chooses it once it is there, unless another was chosen or the browser closed. */
export const useKeepFont = (onChoose: (value: string) => void) => {
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
    const kept = await keepFont(service, font, () => wanted.current === slug);
    if (kept.state === 'left' || wanted.current !== slug) return;
    setFetching(undefined);
    if (kept.state === 'failed') return setFault(kept.fault);
    if (kept.isNew) void refresh(fontCalls.list);
    onChoose(kept.value);
  };
  return { choose, fetching, fault };
};
