interface Chosen {
  readonly noRedirectFrom?: string;
}

/** Whether the published URL redirects to a new one when that is published. */
export const wantsRedirect = ({ noRedirectFrom }: Chosen, publishedUrl: string | undefined): boolean =>
  publishedUrl === undefined || noRedirectFrom !== publishedUrl;

/** The choice to save: empty for the default, unchanged while no public URL is known. */
export const redirectChoice = (
  { noRedirectFrom }: Chosen,
  isWanted: boolean,
  publishedUrl: string | undefined,
): Chosen => {
  if (publishedUrl === undefined) return noRedirectFrom === undefined ? {} : { noRedirectFrom };
  return isWanted ? {} : { noRedirectFrom: publishedUrl };
};
