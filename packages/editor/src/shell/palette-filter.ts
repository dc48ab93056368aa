export interface Command {
  readonly id: string;
  readonly label: string;
  /** Other terms that the palette finds it by. */
  readonly keywords?: string;
}

const hasWordStartingWith = (text: string, prefix: string): boolean =>
  text.startsWith(prefix) || text.includes(` ${prefix}`);

/** 0 is the best match; undefined is none. */
const rank = ({ label, keywords = '' }: Command, terms: readonly string[]): number | undefined => {
  const title = label.toLowerCase();
  const text = `${title} ${keywords.toLowerCase()}`;
  if (!terms.every((term) => hasWordStartingWith(text, term))) return undefined;
  if (title.startsWith(terms[0] ?? '')) return 0;
  return terms.every((term) => hasWordStartingWith(title, term)) ? 1 : 2;
};

/** The commands that have a word starting with each search term, matches in the label first. */
export const filterCommands = <C extends Command>(commands: readonly C[], query: string): C[] => {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  return commands
    .flatMap((command) => {
      const score = rank(command, terms);
      return score === undefined ? [] : [{ command, score }];
    })
    .sort((left, right) => left.score - right.score)
    .map(({ command }) => command);
};
