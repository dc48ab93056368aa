/** The distance of the popover in pixels from the top and from the side of the window. */
export const popoverOffsets = { block: 33, inline: 16 } as const;

/** Where the shop's sign of the cart is in view, the popover hangs below it instead of over it. */
export const placePopover = (popover: HTMLElement): void => {
  const sign = [...document.querySelectorAll('.sqs-custom-cart')].find((each) => each.checkVisibility());
  const { bottom = 0, top = -1 } = sign?.getBoundingClientRect() ?? {};
  const isInView = top >= 0 && bottom < innerHeight / 2;
  if (isInView) popover.style.insetBlockStart = `${bottom + popoverOffsets.inline}px`;
};
