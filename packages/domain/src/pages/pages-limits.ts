/** Layout limits; page sizes are how many items one view of a list shows, and the list goes on by page. */
export const pageLimits = {
  MAX_TITLE_LENGTH: 200,
  MAX_DESCRIPTION_LENGTH: 2000,
  MAX_CATEGORY_LENGTH: 25,
  MAX_TAG_LENGTH: 50,
  TERMS_PER_ITEM: 100,
  NESTED_CATEGORIES: 10_000,
  CATEGORY_LEVELS: 10,
  /** Segments of a page's address, and of an item's below it. */
  URL_LEVELS: 20,
  PAGE_SIZE: 20,
  /** Pages and items that a search of the owner's app shows. */
  FOUND_AT_ONCE: 20,
  PRODUCTS_PER_PAGE: 200,
  USER_ORDERED_PER_PAGE: 250,
  CUSTOM_CONTENT_BYTES: 51_200,
  MAX_PASSWORD_LENGTH: 30,
} as const;
