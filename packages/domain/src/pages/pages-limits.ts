/** Limits of pages; page sizes are the number of items per page of a list. */
export const pageLimits = {
  MAX_TITLE_LENGTH: 200,
  MAX_DESCRIPTION_LENGTH: 2000,
  MAX_CATEGORY_LENGTH: 25,
  MAX_TAG_LENGTH: 50,
  TERMS_PER_ITEM: 100,
  NESTED_CATEGORIES: 10_000,
  CATEGORY_LEVELS: 10,
  /** Segments of a page's path, and of an item's below it. */
  URL_LEVELS: 20,
  PAGE_SIZE: 20,
  /** Results of a search in the editor. */
  FOUND_AT_ONCE: 20,
  PRODUCTS_PER_PAGE: 200,
  USER_ORDERED_PER_PAGE: 250,
  CUSTOM_CONTENT_BYTES: 51_200,
  MAX_PASSWORD_LENGTH: 30,
} as const;
