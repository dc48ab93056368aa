/** A pattern of LIKE for texts that contain what somebody typed; `%` and `_` are ordinary characters there. */
export const likePattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
