import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../controls/index.ts';
import { canvasAddress, fitDevice, useAvailableSize, type Device } from '../frames/index.ts';
import type { ChromePart } from '../site-chrome/index.ts';
import { useCanvas, type Canvas } from './canvas-context.ts';
import type { Point } from './frame/pointing/drag-target.ts';
import { bringIntoView } from './frame/pointing/bring-into-view.ts';
import { addFrameStyles } from './frame/frame-styles.ts';
import { noHit, type Hit } from './frame/frame-marks.ts';
import { attachPointer, type PointerHandlers } from './frame/pointing/pointer.ts';
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
 * The first click selects the header or footer as a whole, so that a stray click does not change every page. Once
 * selected, clicks reach its content.
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

/** Keys that follow a press must apply to its selection; React does not flush events of a frame synchronously. */
const withFlushSync =
  <Given extends readonly unknown[]>(callback: (...given: Given) => void) =>
  (...given: Given): void =>
    flushSync(() => callback(...given));

/** Pointer handling on the page in the frame. */
const usePointer = () => {
  const canvas = useCanvas();
  const drag = useBlockDrag();
  const [hover, setHover] = useState<Hit>(noHit);
  const handlers: PointerHandlers = {
    isBusy: isBusyIn,
    onHover: (hit) => setHover((last) => (isSameHit(last, hit) ? last : hit)),
    onClick: withFlushSync(({ blockId, sectionId, chromePart }, event) => {
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
    onOpen: withFlushSync(({ blockId, chromePart }, point) => {
      const place = { ...point, unit: 'word' } as const;
      if (blockId !== undefined) canvas.edit(blockId, place);
      else if (chromePart) canvas.enter(chromePart, place);
    }),
    onDragStart: ({ blockId, chromePart }, from) =>
      blockId !== undefined &&
      (chromePart === undefined || chromePart === chromePartOf(canvas.selection, canvas.pageAreasNow())) &&
      drag.handlers.begin(blockId, from),
    onDrag: drag.handlers.move,
    onDragEnd: drag.handlers.end,
  };
  const leave = useCallback(() => setHover(noHit), []);
  return { handlers: useLatest(handlers), hover, leave, drag };
};

interface FrameListenersParts {
  readonly page: Document | undefined;
  readonly handlers: { readonly current: PointerHandlers };
  readonly onKey: PressKey;
  readonly clipboard: ClipboardActions;
}

const useFrameListeners = ({ page, handlers, onKey, clipboard }: FrameListenersParts): void => {
  const listenToClipboard = useClipboardEvents(clipboard);
  useEffect(() => {
    if (!page) return undefined;
    addFrameStyles(page);
    const press = (event: KeyboardEvent) => {
      // A key that closes a text is handled by the text.
      if (event.defaultPrevented || isBusyIn(event.target)) return;
      if (onKey(event, 'canvas')) event.preventDefault();
      else if (isPaletteKey(event)) {
        // The app does not receive keys of the frame.
        event.preventDefault();
        window.dispatchEvent(new KeyboardEvent(event.type, event));
      }
    };
    page.addEventListener('keydown', press);
    const leavePointer = attachPointer(page, () => handlers.current);
    const leaveClipboard = listenToClipboard(page);
    return () => {
      page.removeEventListener('keydown', press);
      leavePointer();
      leaveClipboard();
    };
  }, [page, handlers, onKey, listenToClipboard]);
};

const POLL_MS = 10;

/** A document that has just begun has no root element yet. */
const hasBegun = (page: Document): boolean =>
  page.URL !== 'about:blank' && page.querySelector('html') !== null;

type FrameReports = Pick<CanvasFrameProps, 'onArrive' | 'onLoad'>;

/** Reports the page once it begins and once its DOM is ready; `load` fires only after the last image. */
const useFrameReady = ({ onArrive, onLoad }: FrameReports) => {
  const reported = useRef<Document>(undefined);
  const report = useCallback(
    (frame: HTMLIFrameElement) => {
      if (frame.contentDocument !== null && reported.current === frame.contentDocument) return;
      reported.current = frame.contentDocument ?? undefined;
      onLoad(frame);
    },
    [onLoad],
  );
  const watch = useCallback(
    (frame: HTMLIFrameElement) => {
      const timer = setInterval(() => {
        const page = frame.contentDocument;
        if (page === null || !hasBegun(page)) return;
        onArrive(page);
        if (page.readyState === 'loading') return;
        clearInterval(timer);
        report(frame);
      }, POLL_MS);
      return () => clearInterval(timer);
    },
    [onArrive, report],
  );
  return { report, watch };
};

/** A page that is rendered anew is where it was scrolled to. */
const useStableScroll = (page: Document | undefined): void => {
  const top = useRef(0);
  useEffect(() => {
    if (!page) return undefined;
    page.defaultView?.scrollTo(0, top.current);
    const note = (): void => {
      top.current = page.defaultView?.scrollY ?? 0;
    };
    page.addEventListener('scroll', note, { passive: true });
    return () => page.removeEventListener('scroll', note);
  }, [page]);
};

interface CanvasFrameProps {
  readonly at: string;
  readonly title: string;
  /** The page is rendered anew with each of them. */
  readonly renderings: number;
  /** Called repeatedly until the page is loaded. */
  readonly onArrive: (page: Document) => void;
  readonly onLoad: (frame: HTMLIFrameElement) => void;
  readonly onKey: PressKey;
  readonly clipboard: ClipboardActions;
}

const markDevice = (page: Document, device: Device): void => {
  page.documentElement.dataset['editDevice'] = device;
};

/**
 * The server-rendered page in a frame whose CSP blocks scripts. Outlines are drawn in the app over the frame, so that
 * the page stays as visitors get it.
 */
export const CanvasFrame = ({ at, title, renderings, onKey, clipboard, ...reports }: CanvasFrameProps) => {
  const { page, device, selection } = useCanvas();
  const { ref, size } = useAvailableSize();
  const { handlers, hover, leave, drag } = usePointer();
  useFrameListeners({ page, handlers, onKey, clipboard });
  useStableScroll(page);
  useEffect(() => {
    if (page) markDevice(page, device);
  }, [page, device]);
  useEffect(() => {
    if (page) bringIntoView(page, selection);
  }, [page, selection]);
  const { report, watch } = useFrameReady(reports);
  const { scale, width, height } = fitDevice(device, size);
  return (
    <section className="canvas-viewport" aria-label="Page">
      <div className="canvas-measure" ref={ref}>
        {size.width === 0 ? null : (
          <div
            className="canvas-stage"
            style={{ width: width * scale, height: size.height }}
            onPointerLeave={leave}
          >
            {/* Safari hears nothing of a sandboxed frame; the page's own policy keeps every script from running. */}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
            <iframe
              key={`${at} ${renderings}`}
              ref={watch}
              src={canvasAddress(at)}
              title={title}
              tabIndex={-1}
              style={{ width, height, transform: `scale(${scale})` }}
              onLoad={(event) => report(event.currentTarget)}
            />
            <Overlay scale={scale} hover={hover} drag={drag} />
          </div>
        )}
      </div>
    </section>
  );
};
