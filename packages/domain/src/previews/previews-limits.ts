/** How long a preview link works: a contributor's own, one for a guest, and the maximum. */
export const previewLimits = { OWN_HOURS: 4, GUEST_HOURS: 168, MAX_HOURS: 720 } as const;
