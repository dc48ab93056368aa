const GROUP = 4;

/** In groups, as people read it aloud. */
export const formatGiftCardCode = (code: string): string =>
  Array.from({ length: code.length / GROUP }, (_group, place) =>
    code.slice(place * GROUP, (place + 1) * GROUP),
  ).join('-');

/** What is shown of a card whose code nobody can read again. */
export const lastFourOf = (code: string): string => code.slice(-GROUP);
