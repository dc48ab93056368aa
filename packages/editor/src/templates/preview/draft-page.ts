/** A page as the template on the screen makes it. */
export interface DraftPage {
  readonly at: string;
  readonly html: string;
  readonly css: string;
}

/**
 * What an error leaves of a page may be a few letters: then the last good one stays in view, which is what helps to mend
 * it.
 */
export const choosePage = (tried: DraftPage, errorCount: number, last: DraftPage | undefined): DraftPage =>
  errorCount > 0 && last?.at === tried.at && !tried.html.includes(' data-edit-area=') ? last : tried;
