import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../controls/index.ts';
import { canvasAddress, fitDevice, useAvailableSize, type Device } from '../frames/index.ts';
import type { ChromePart } from '../site-chrome/index.ts';
import { useCanvas, type Canvas } from './state/canvas-context.ts';
import type { Point } from './frame/drag-target.ts';
import { bringIntoView } from './frame/bring-into-view.ts';
import { addFrameStyles } from './frame/frame-styles.ts';
import { noHit, type Hit } from './frame/frame-marks.ts';
import { attachPointer, type PointerHands } from './frame/pointer.ts';
import { selectBlocks, selectedIds, chromePartOf, toggleBlock } from './model/selection.ts';
import { Overlay } from './overlay/overlay.tsx';
import { useBlockDrag } from './overlay/use-block-drag.ts';
import type { PressKey } from './input/use-canvas-keys.ts';
import type { ClipboardActions } from './input/use-clipboard.ts';
import { useClipboardEvents } from './input/use-clipboard.ts';

const isBusyIn = (target: EventTarget | null): boolean => {
  const element = target as Element | null;
  return typeof element?.closest === 'function' && element.closest('[data-edit-busy]') !== null;
};

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isSameHit = (one: Hit, other: Hit): boolean =>
  one.blockId === other.blockId && one.sectionId === other.sectionId && one.chromePart === other.chromePart;

/**
 * The first click chooses the header or footer as a whole: what stands on every page is not changed by a click that
 * went astray. Once it is chosen, clicks go on to what is in it.
 */
const clickChromePart = (
  canvas: Canvas,
  { blockId, sectionId, chromePart }: Hit & { readonly chromePart: ChromePart },
  point: Point,
): boolean => {
  const isEntered = chromePartOf(canvas.selection, canvas.pageAreasNow()) === chromePart;
  if (isEntered && (blockId !== undefined || sectionId !== undefined)) return false;
  if (isEntered && canvas.selection.type === 'chromePart') canvas.enter(chromePart, point);
  else {
    canvas.stopEditing();
    canvas.select({ type: 'chromePart', name: chromePart });
  }
  return true;
};

/** The key that follows a press means what the press has chosen. React knows no haste for events of a frame. */
const atOnce =
  <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
  (...given: Given): void =>
    flushSync(() => act(...given));

/** What the pointer does on the page in the frame. */
const usePointer = () => {
  const canvas = useCanvas();
  const drag = useBlockDrag();
  const [hover, setHover] = useState<Hit>(noHit);
  const hands: PointerHands = {
    isBusy: isBusyIn,
    onHover: (hit) => setHover((last) => (isSameHit(last, hit) ? last : hit)),
    onClick: atOnce(({ blockId, sectionId, chromePart }, event) => {
      const point = { x: event.clientX, y: event.clientY };
      if (chromePart && clickChromePart(canvas, { blockId, sectionId, chromePart }, point)) return;
      const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
      const ids = selectedIds(canvas.selection);
      canvas.stopEditing();
      if (blockId === undefined)
        canvas.select(sectionId === undefined ? { type: 'none' } : { type: 'section', id: sectionId });
      else if (isMore) canvas.select(toggleBlock(canvas.selection, blockId));
      else if (ids.length === 1 && ids[0] === blockId) canvas.edit(blockId, point);
      else canvas.select(selectBlocks([blockId]));
    }),
    onOpen: atOnce(({ blockId, chromePart }, point) => {
      const place = { ...point, unit: 'word' } as const;
      if (blockId !== undefined) canvas.edit(blockId, place);
      else if (chromePart) canvas.enter(chromePart, place);
    }),
    onDragStart: ({ blockId, chromePart }, from) =>
      blockId !== undefined &&
      (chromePart === undefined || chromePart === chromePartOf(canvas.selection, canvas.pageAreasNow())) &&
      drag.hands.begin(blockId, from),
    onDrag: drag.hands.move,
    onDragEnd: drag.hands.end,
  };
  const leave = useCallback(() => setHover(noHit), []);
  return { hands: useLatest(hands), hover, leave, drag };
};

interface FrameListenersParts {
  readonly page: Document | undefined;
  readonly hands: { readonly current: PointerHands };
  readonly onKey: PressKey;
  readonly clipboard: ClipboardActions;
}

const useFrameListeners = ({ page, hands, onKey, clipboard }: FrameListenersParts): void => {
  const hearClipboard = useClipboardEvents(clipboard);
  useEffect(() => {
    if (!page) return undefined;
    addFrameStyles(page);
    const press = (event: KeyboardEvent) => {
      // A text that is left by a key has taken that key for itself.
      if (event.defaultPrevented || isBusyIn(event.target)) return;
      if (onKey(event, 'canvas')) event.preventDefault();
      else if (isPaletteKey(event)) {
        // The app hears no keys of the frame.
        event.preventDefault();
        window.dispatchEvent(new KeyboardEvent(event.type, event));
      }
    };
    page.addEventListener('keydown', press);
    const leavePointer = attachPointer(page, () => hands.current);
    const leaveClipboard = hearClipboard(page);
    return () => {
      page.removeEventListener('keydown', press);
      leavePointer();
      leaveClipboard();
    };
  }, [page, hands, onKey, hearClipboard]);
};

const LOOK_MS = 30;

const hasCome = ({ contentDocument: page }: HTMLIFrameElement): boolean =>
  page !== null && page.URL !== 'about:blank' && page.readyState !== 'loading';

/** The page is of use long before its last picture has come, which is when a frame says that it has loaded. */
const useArrival = (onArrive: (frame: HTMLIFrameElement) => void) => {
  const told = useRef<Document>(undefined);
  const tell = useCallback(
    (frame: HTMLIFrameElement) => {
      if (frame.contentDocument !== null && told.current === frame.contentDocument) return;
      told.current = frame.contentDocument ?? undefined;
      onArrive(frame);
    },
    [onArrive],
  );
  const watch = useCallback(
    (frame: HTMLIFrameElement) => {
      const timer = setInterval(() => {
        if (!hasCome(frame)) return;
        clearInterval(timer);
        tell(frame);
      }, LOOK_MS);
      return () => clearInterval(timer);
    },
    [tell],
  );
  return { tell, watch };
};

interface CanvasFrameProps {
  readonly at: string;
  readonly title: string;
  readonly onLoad: (frame: HTMLIFrameElement) => void;
  readonly onKey: PressKey;
  readonly clipboard: ClipboardActions;
}

const markDevice = (page: Document, device: Device): void => {
  page.documentElement.dataset['editDevice'] = device;
};

/**
 * The page itself, as the server draws it, in a frame whose policy lets no script run. What is drawn around blocks lies
 * in the app, over the frame: the page stays as visitors get it.
 */
export const CanvasFrame = ({ at, title, onLoad, onKey, clipboard }: CanvasFrameProps) => {
  const { page, device, selection } = useCanvas();
  const { ref, room } = useAvailableSize();
  const { hands, hover, leave, drag } = usePointer();
  useFrameListeners({ page, hands, onKey, clipboard });
  useEffect(() => {
    if (page) markDevice(page, device);
  }, [page, device]);
  useEffect(() => {
    if (page) bringIntoView(page, selection);
  }, [page, selection]);
  const { tell, watch } = useArrival(onLoad);
  const { scale, width, height } = fitDevice(device, room);
  return (
    <section className="canvas-room" aria-label="Page">
      <div className="canvas-measure" ref={ref}>
        {room.width === 0 ? null : (
          <div
            className="canvas-stage"
            style={{ width: width * scale, height: room.height }}
            onPointerLeave={leave}
          >
            {/* Safari hears nothing of a sandboxed frame; the page's own policy keeps every script from running. */}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
            <iframe
              key={at}
              ref={watch}
              src={canvasAddress(at)}
              title={title}
              tabIndex={-1}
              style={{ width, height, transform: `scale(${scale})` }}
              onLoad={(event) => tell(event.currentTarget)}
            />
            <Overlay scale={scale} hover={hover} drag={drag} />
          </div>
        )}
      </div>
    </section>
  );
};
