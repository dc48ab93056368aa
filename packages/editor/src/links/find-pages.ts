export interface LinkablePage {
  readonly title: string;
  readonly fullUrl: string;
}

const MAX = 60;

/** Pages whose title or URL contains the query, without duplicates; all pages for a complete URL. */
export const findPages = (pages: readonly LinkablePage[], typed: string): readonly LinkablePage[] => {
  const wanted = typed.trim().toLowerCase();
  const isChosen = pages.some(({ fullUrl }) => fullUrl === typed);
  const seen = new Set<string>();
  return pages
    .filter(({ title, fullUrl }) => {
      const fits = isChosen || title.toLowerCase().includes(wanted) || fullUrl.toLowerCase().includes(wanted);
      if (!fits || seen.has(fullUrl)) return false;
      seen.add(fullUrl);
      return true;
    })
    .slice(0, MAX);
};
