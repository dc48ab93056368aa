export const templateLimits = {
  /** Characters of one file. */
  MAX_TEXT_LENGTH: 1_000_000,
  /** A command contains the text before and after: longer files are read-only in the editor. */
  MAX_EDITABLE_LENGTH: 500_000,
  MAX_PATH_LENGTH: 200,
  PATH_DEEPEST: 6,
  /** Unsaved files of one trial render. */
  FILES_TRIED: 50,
  TRY_BYTES: 4_200_000,
  ERRORS_SHOWN: 300,
} as const;
