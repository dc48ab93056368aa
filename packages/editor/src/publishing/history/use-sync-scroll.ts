import { useMemo } from 'react';
import { createScrollPair } from './sync-scroll.ts';

/** Attached to a frame; answers what lets it go again. */
export type FrameRef = (frame: HTMLIFrameElement) => () => void;

/** Two frames of which each goes where the other is scrolled to. */
export const useScrollTogether = (): { readonly first: FrameRef; readonly second: FrameRef } =>
  useMemo(() => {
    const pair = createScrollPair();
    const attach =
      (place: 0 | 1): FrameRef =>
      (frame) => {
        const load = () => pair.put(place, frame.contentWindow ?? undefined);
        frame.addEventListener('load', load);
        return () => {
          frame.removeEventListener('load', load);
          pair.put(place, undefined);
        };
      };
    return { first: attach(0), second: attach(1) };
  }, []);
