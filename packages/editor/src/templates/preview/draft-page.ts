/** The page rendered with the draft template. */
export interface DraftPage {
  readonly at: string;
  readonly html: string;
  readonly css: string;
}

/** An error may leave almost nothing of a page: then the last good version stays. */
export const choosePage = (tried: DraftPage, errorCount: number, last: DraftPage | undefined): DraftPage =>
  errorCount > 0 && last?.at === tried.at && !tried.html.includes(' data-edit-area=') ? last : tried;
