export const productFileLimits = {
  PRODUCTS: 10_000,
  CSV_BYTES: 50_000_000,
  ZIP_BYTES: 500_000_000,
  ZIP_ENTRIES: 5000,
  PICTURE_BYTES: 20_000_000,
  PICTURES_PER_PRODUCT: 250,
  MAX_DESCRIPTION_LENGTH: 102_400,
  MAX_COLUMN_NAME_LENGTH: 200,
  MAX_KEPT_CELL_LENGTH: 10_000,
  UNKNOWN_COLUMNS: 200,
  /** Products that an export names, or leaves out, by id: they are in the address of the file. */
  EXPORTED_IDS: 500,
  /** Changes, refused rows and new products that a dry run lists one by one. */
  LISTED: 100,
} as const;
