/** The distance of the popover in pixels from the top and from the side of the window. */
export const popoverOffsets = { block: 33, inline: 16 } as const;
