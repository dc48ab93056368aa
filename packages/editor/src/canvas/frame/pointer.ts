import type { Point } from './drag-target.ts';
import { hitOf, type Hit } from './frame-marks.ts';

/** What the pointer does on the page; the page itself does nothing. */
export interface PointerHands {
  /** Whether the target belongs to a text that is being written, which has the pointer to itself. */
  readonly isBusy: (target: EventTarget | null) => boolean;
  readonly onHover: (hit: Hit) => void;
  readonly onClick: (hit: Hit, event: PointerEvent) => void;
  /** A double click. */
  readonly onOpen: (hit: Hit, point: Point) => void;
  /** Whether a drag may begin. */
  readonly onDragStart: (hit: Hit, from: Point) => boolean;
  readonly onDrag: (point: Point) => void;
  readonly onDragEnd: (isKept: boolean) => void;
}

const FAR = 4;

interface Press {
  readonly hit: Hit;
  readonly from: Point;
  readonly state: 'down' | 'dragging';
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

const isFar = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > FAR;

const createListeners = (page: Document, hands: () => PointerHands) => {
  let press: Press | undefined;
  /** A press of the clicks that belong together opened a text. */
  let hasOpened = false;

  const finish = (isKept: boolean): void => {
    if (press?.state === 'dragging') hands().onDragEnd(isKept);
    press = undefined;
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || hands().isBusy(event.target)) return;
    press = { hit: hitOf(event.target), from: pointOf(event), state: 'down' };
  };

  const move = (event: PointerEvent): void => {
    const point = pointOf(event);
    if (!press) hands().onHover(hitOf(event.target));
    else if (press.state === 'dragging') hands().onDrag(point);
    else if (press.hit.blockId !== undefined && isFar(press.from, point)) {
      // The pointer may leave the frame: captured, it goes on telling where it is.
      page.documentElement.setPointerCapture(event.pointerId);
      press = hands().onDragStart(press.hit, press.from) ? { ...press, state: 'dragging' } : undefined;
    }
  };

  const up = (event: PointerEvent): void => {
    const ended = press;
    finish(true);
    if (ended?.state !== 'down') return;
    hands().onClick(ended.hit, event);
    hasOpened = hands().isBusy(event.target);
  };

  return {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: () => finish(false),
    /** Presses would select words and take the focus to links. */
    mousedown: (event: MouseEvent) => {
      if (event.detail < 2) hasOpened = false;
      if (hands().isBusy(event.target)) return;
      event.preventDefault();
      page.defaultView?.focus();
    },
    click: (event: MouseEvent) => event.preventDefault(),
    auxclick: (event: MouseEvent) => event.preventDefault(),
    submit: (event: Event) => event.preventDefault(),
    dragstart: (event: Event) => event.preventDefault(),
    dblclick: (event: MouseEvent) => {
      // In a text that was open before, the browser selects the word itself.
      if (hasOpened || !hands().isBusy(event.target)) hands().onOpen(hitOf(event.target), pointOf(event));
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || press?.state !== 'dragging') return;
      event.stopImmediatePropagation();
      finish(false);
    },
  };
};

/** Takes the pointer over from a page: nothing on it opens, sends or leads anywhere. */
export const attachPointer = (page: Document, hands: () => PointerHands): (() => void) => {
  const entries = Object.entries(createListeners(page, hands)) as [string, (event: Event) => void][];
  for (const [name, hear] of entries) page.addEventListener(name, hear, true);
  return () => {
    for (const [name, hear] of entries) page.removeEventListener(name, hear, true);
  };
};
