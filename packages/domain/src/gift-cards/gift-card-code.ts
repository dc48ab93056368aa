const GROUP = 4;

/** 16 signs of the alphabet that codes are made of. */
const CODE = /^[A-HJKMNP-Z2-9]{16}$/;

/** As it is compared: capitals, without the spaces and hyphens between groups. */
export const foldGiftCardCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s–-]/g, '');

export const isGiftCardCode = (code: string): boolean => CODE.test(code);

/** In groups, as people read it aloud. */
export const formatGiftCardCode = (code: string): string =>
  Array.from({ length: code.length / GROUP }, (_group, place) =>
    code.slice(place * GROUP, (place + 1) * GROUP),
  ).join('-');

/** What is shown of a card whose code nobody can read again. */
export const lastFourOf = (code: string): string => code.slice(-GROUP);
