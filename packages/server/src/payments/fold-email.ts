/** One customer has one email address, however it is capitalized. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();
