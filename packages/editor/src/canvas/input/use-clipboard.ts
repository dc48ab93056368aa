import { useCallback, useMemo, type RefObject } from 'react';
import { useLatest } from '../../controls/index.ts';
import { hasMarkedWords, isElsewhere } from './key-target.ts';
import { CLIP_TYPE, keepClip, keptClip, readClip, writeClip, type Clip } from '../model/clipboard.ts';
import { nameOfBlock, summaryOf } from '../model/describe.ts';
import { useActions, type Actions } from './use-actions.ts';
import { useCanvas } from '../state/canvas-context.ts';

/** What other programs get: the words. */
const plainText = (clip: Clip): string => {
  const blocks = 'section' in clip ? clip.section.blocks : clip.blocks;
  return blocks.map((block) => summaryOf(block) || nameOfBlock(block)).join('\n');
};

export interface ClipboardActions {
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  /** For the browser's own events, from the app or from the page in the frame. */
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onCut: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

interface Hands {
  readonly acts: Actions;
  readonly announce: (text: string) => void;
}

const fill = (event: ClipboardEvent, { acts, announce }: Hands): boolean => {
  const isOthers = isElsewhere(event.target) || hasMarkedWords(event.target);
  const clip = isOthers ? undefined : acts.clip();
  if (!clip) return false;
  keepClip(clip);
  event.clipboardData?.setData(CLIP_TYPE, writeClip(clip));
  event.clipboardData?.setData('text/plain', plainText(clip));
  event.preventDefault();
  announce('Copied.');
  return true;
};

const take = (event: ClipboardEvent, { acts }: Hands): void => {
  const clip = isElsewhere(event.target)
    ? undefined
    : readClip(event.clipboardData?.getData(CLIP_TYPE) ?? '');
  if (!clip) return;
  event.preventDefault();
  acts.paste(clip);
};

const copyByButton = ({ acts, announce }: Hands): Clip | undefined => {
  const clip = acts.clip();
  if (!clip) return undefined;
  keepClip(clip);
  announce('Copied.');
  return clip;
};

const createClipboard = (hands: RefObject<Hands>): ClipboardActions => ({
  copy: () => void copyByButton(hands.current),
  cut: () => {
    if (copyByButton(hands.current)) hands.current.acts.cut();
  },
  paste: () => {
    const clip = keptClip();
    if (clip) hands.current.acts.paste(clip);
    else hands.current.announce('There is nothing to paste.');
  },
  onCopy: (event) => void fill(event, hands.current),
  onCut: (event) => {
    if (fill(event, hands.current)) hands.current.acts.cut();
  },
  onPaste: (event) => take(event, hands.current),
});

export const useClipboard = (): ClipboardActions => {
  const acts = useActions();
  const { announce } = useCanvas();
  const hands = useLatest({ acts, announce });
  return useMemo(() => createClipboard(hands), [hands]);
};

/** Hears the clipboard's events of a document. */
export const useClipboardEvents = (acts: ClipboardActions) =>
  useCallback(
    (target: Document) => {
      const pairs = [
        ['copy', acts.onCopy],
        ['cut', acts.onCut],
        ['paste', acts.onPaste],
      ] as const;
      for (const [name, hear] of pairs) target.addEventListener(name, hear);
      return () => {
        for (const [name, hear] of pairs) target.removeEventListener(name, hear);
      };
    },
    [acts],
  );
