/** Something in a template folder that cannot be honoured. The page renders without it. */
export interface TemplateWarning {
  readonly file: string;
  readonly message: string;
  readonly line?: number;
  /** Counts from 1, as lines do. */
  readonly column?: number;
}

/** Path inside the template folder, such as `blocks/header.block`, to its text. */
export type TemplateFiles = ReadonlyMap<string, string>;

/** Names of the files in a folder that have this ending, without both. */
export const namesIn = (files: TemplateFiles, folder: string, ending: string): string[] =>
  [...files.keys()]
    .filter((path) => path.startsWith(folder) && path.endsWith(ending))
    .map((path) => path.slice(folder.length, path.length - ending.length));

export const withEnding = (name: string, ending: string): string =>
  name.endsWith(ending) ? name : name + ending;
