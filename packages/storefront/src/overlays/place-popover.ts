/** Pixels from the top and the side of the window. */
export const popoverOffsets = { block: 33, inline: 16 } as const;

/** Below the template's cart indicator if that is in view, so that it is not covered. */
export const placePopover = (popover: HTMLElement): void => {
  const sign = [...document.querySelectorAll('.sqs-custom-cart')].find((each) => each.checkVisibility());
  const { bottom = 0, top = -1 } = sign?.getBoundingClientRect() ?? {};
  const isInView = top >= 0 && bottom < innerHeight / 2;
  if (isInView) popover.style.insetBlockStart = `${bottom + popoverOffsets.inline}px`;
};
