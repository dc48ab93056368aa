import { useCallback, useMemo, type RefObject } from 'react';
import { useLatest } from '../../controls/index.ts';
import { hasTextSelection, isOutsideCanvas } from './key-target.ts';
import { CLIP_TYPE, storeClip, storedClip, readClip, writeClip, type Clip } from '../model/clipboard.ts';
import { nameOfBlock, summaryOf } from '../model/describe.ts';
import { useActions, type Actions } from './use-actions.ts';
import { useCanvas } from '../canvas-context.ts';

/** Plain text for other programs. */
const plainText = (clip: Clip): string => {
  const blocks = 'section' in clip ? clip.section.blocks : clip.blocks;
  return blocks.map((block) => summaryOf(block) || nameOfBlock(block)).join('\n');
};

export interface ClipboardActions {
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  /** For native events of the app or the page's frame. */
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onCut: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

interface ClipboardContext {
  readonly actions: Actions;
  readonly announce: (text: string) => void;
}

const fill = (event: ClipboardEvent, { actions, announce }: ClipboardContext): boolean => {
  const isOthers = isOutsideCanvas(event.target) || hasTextSelection(event.target);
  const clip = isOthers ? undefined : actions.clip();
  if (!clip) return false;
  storeClip(clip);
  event.clipboardData?.setData(CLIP_TYPE, writeClip(clip));
  event.clipboardData?.setData('text/plain', plainText(clip));
  event.preventDefault();
  announce('Copied.');
  return true;
};

const take = (event: ClipboardEvent, { actions }: ClipboardContext): void => {
  const clip = isOutsideCanvas(event.target)
    ? undefined
    : readClip(event.clipboardData?.getData(CLIP_TYPE) ?? '');
  if (!clip) return;
  event.preventDefault();
  actions.paste(clip);
};

const copyByButton = ({ actions, announce }: ClipboardContext): Clip | undefined => {
  const clip = actions.clip();
  if (!clip) return undefined;
  storeClip(clip);
  announce('Copied.');
  return clip;
};

const createClipboard = (context: RefObject<ClipboardContext>): ClipboardActions => ({
  copy: () => void copyByButton(context.current),
  cut: () => {
    if (copyByButton(context.current)) context.current.actions.cut();
  },
  paste: () => {
    const clip = storedClip();
    if (clip) context.current.actions.paste(clip);
    else context.current.announce('Nothing to paste.');
  },
  onCopy: (event) => void fill(event, context.current),
  onCut: (event) => {
    if (fill(event, context.current)) context.current.actions.cut();
  },
  onPaste: (event) => take(event, context.current),
});

export const useClipboard = (): ClipboardActions => {
  const actions = useActions();
  const { announce } = useCanvas();
  const context = useLatest({ actions, announce });
  return useMemo(() => createClipboard(context), [context]);
};

/** Listens to the clipboard events of a document. */
export const useClipboardEvents = (actions: ClipboardActions) =>
  useCallback(
    (target: Document) => {
      const pairs = [
        ['copy', actions.onCopy],
        ['cut', actions.onCut],
        ['paste', actions.onPaste],
      ] as const;
      for (const [name, listener] of pairs) target.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of pairs) target.removeEventListener(name, listener);
      };
    },
    [actions],
  );
