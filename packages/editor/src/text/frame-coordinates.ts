interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const frameOf = (element: Element): HTMLElement | null =>
  (element.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined) ?? null;

/** Converts a box of the element's frame, which may be scaled, to app coordinates. */
export const rectInApp = (element: Element, { left, top, right, bottom }: Box): DOMRect => {
  const frame = frameOf(element);
  if (!frame) return new DOMRect(left, top, right - left, bottom - top);
  const { x, y, width } = frame.getBoundingClientRect();
  const scale = frame.offsetWidth === 0 ? 1 : width / frame.offsetWidth;
  return new DOMRect(x + left * scale, y + top * scale, (right - left) * scale, (bottom - top) * scale);
};

/** The visible part of the element's page, in app coordinates. */
export const boundsInApp = (element: Element): Box => {
  const frame = frameOf(element)?.getBoundingClientRect();
  return {
    left: Math.max(0, frame?.left ?? 0),
    top: Math.max(0, frame?.top ?? 0),
    right: Math.min(window.innerWidth, frame?.right ?? window.innerWidth),
    bottom: Math.min(window.innerHeight, frame?.bottom ?? window.innerHeight),
  };
};
