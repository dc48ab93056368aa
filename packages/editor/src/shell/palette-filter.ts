export interface Command {
  readonly id: string;
  readonly name: string;
  /** Other words that people look for it by. */
  readonly words?: string;
}

const startsWord = (text: string, part: string): boolean =>
  text.startsWith(part) || text.includes(` ${part}`);

/** 0 is the best match; undefined is none. */
const rank = ({ name, words = '' }: Command, wanted: readonly string[]): number | undefined => {
  const title = name.toLowerCase();
  const all = `${title} ${words.toLowerCase()}`;
  if (!wanted.every((part) => startsWord(all, part))) return undefined;
  if (title.startsWith(wanted[0] ?? '')) return 0;
  return wanted.every((part) => startsWord(title, part)) ? 1 : 2;
};

/** The commands whose words begin with what was typed, in any order; those named so come first. */
export const filterCommands = <C extends Command>(commands: readonly C[], typed: string): C[] => {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands
    .flatMap((command) => {
      const place = rank(command, wanted);
      return place === undefined ? [] : [{ command, place }];
    })
    .sort((left, right) => left.place - right.place)
    .map(({ command }) => command);
};
