interface Chosen {
  readonly noRedirectFrom?: string;
}

/** Whether visitors of the address that they know are to be sent on when another one is published. */
export const wantsRedirect = ({ noRedirectFrom }: Chosen, publishedUrl: string | undefined): boolean =>
  publishedUrl === undefined || noRedirectFrom !== publishedUrl;

/** The choice as it is saved; nothing where it is the usual one, and as it was while no public address is known. */
export const redirectChoice = (
  { noRedirectFrom }: Chosen,
  isWanted: boolean,
  publishedUrl: string | undefined,
): Chosen => {
  if (publishedUrl === undefined) return noRedirectFrom === undefined ? {} : { noRedirectFrom };
  return isWanted ? {} : { noRedirectFrom: publishedUrl };
};
