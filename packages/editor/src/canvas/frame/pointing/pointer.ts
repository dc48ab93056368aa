import type { Point } from './drag-target.ts';
import { hitOf, type Hit } from '../frame-marks.ts';

/** Pointer events on the page, instead of its own behaviour. */
export interface PointerHandlers {
  /** Whether the target belongs to a text being edited, which handles the pointer itself. */
  readonly isBusy: (target: EventTarget | null) => boolean;
  readonly onHover: (hit: Hit) => void;
  readonly onClick: (hit: Hit, event: PointerEvent) => void;
  /** Double click. */
  readonly onOpen: (hit: Hit, point: Point) => void;
  /** Returns whether a drag may start. */
  readonly onDragStart: (hit: Hit, from: Point) => boolean;
  readonly onDrag: (point: Point) => void;
  readonly onDragEnd: (isCommitted: boolean) => void;
}

const FAR = 4;

interface Press {
  readonly hit: Hit;
  readonly from: Point;
  readonly state: 'down' | 'dragging';
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

const isFar = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > FAR;

const createListeners = (page: Document, handlers: () => PointerHandlers) => {
  let press: Press | undefined;
  /** Whether the first press of a double click opened a text. */
  let hasOpened = false;

  const finish = (isCommitted: boolean): void => {
    if (press?.state === 'dragging') handlers().onDragEnd(isCommitted);
    press = undefined;
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || handlers().isBusy(event.target)) return;
    press = { hit: hitOf(event.target), from: pointOf(event), state: 'down' };
  };

  const move = (event: PointerEvent): void => {
    const point = pointOf(event);
    if (!press) handlers().onHover(hitOf(event.target));
    else if (press.state === 'dragging') handlers().onDrag(point);
    else if (press.hit.blockId !== undefined && isFar(press.from, point)) {
      // Captured, so that events continue outside of the frame.
      page.documentElement.setPointerCapture(event.pointerId);
      press = handlers().onDragStart(press.hit, press.from) ? { ...press, state: 'dragging' } : undefined;
    }
  };

  const up = (event: PointerEvent): void => {
    const ended = press;
    finish(true);
    if (ended?.state !== 'down') return;
    handlers().onClick(ended.hit, event);
    hasOpened = handlers().isBusy(event.target);
  };

  return {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: () => finish(false),
    /** Presses would select text and focus links. */
    mousedown: (event: MouseEvent) => {
      if (event.detail < 2) hasOpened = false;
      if (handlers().isBusy(event.target)) return;
      event.preventDefault();
      page.defaultView?.focus();
    },
    click: (event: MouseEvent) => event.preventDefault(),
    auxclick: (event: MouseEvent) => event.preventDefault(),
    submit: (event: Event) => event.preventDefault(),
    dragstart: (event: Event) => event.preventDefault(),
    dblclick: (event: MouseEvent) => {
      // In a text that was open already, the browser selects the word.
      if (hasOpened || !handlers().isBusy(event.target))
        handlers().onOpen(hitOf(event.target), pointOf(event));
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || press?.state !== 'dragging') return;
      event.stopImmediatePropagation();
      finish(false);
    },
  };
};

/** Takes over pointer events of a page: links, buttons and forms on it do nothing. */
export const attachPointer = (page: Document, handlers: () => PointerHandlers): (() => void) => {
  const entries = Object.entries(createListeners(page, handlers)) as [string, (event: Event) => void][];
  for (const [name, listener] of entries) page.addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of entries) page.removeEventListener(name, listener, true);
  };
};
