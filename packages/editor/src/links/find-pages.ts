export interface LinkablePage {
  readonly title: string;
  readonly fullUrl: string;
}

const MOST = 60;

/** The pages whose title or address holds what was typed, each once; a whole address that was chosen shows all. */
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
    .slice(0, MOST);
};
