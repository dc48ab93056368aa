import { useMemo } from 'react';
import { createScrollPair } from './sync-scroll.ts';

/** Attaches a frame; returns the cleanup. */
export type FrameRef = (frame: HTMLIFrameElement) => () => void;

/** Keeps the scroll positions of two frames in sync. */
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
