/** Something unsupported in a template folder. The page renders without it. */
export interface TemplateWarning {
  readonly file: string;
  readonly message: string;
  readonly line?: number;
  /** From 1, like lines. */
  readonly column?: number;
}

/** Texts by path in the template folder, such as `blocks/header.block`. */
export type TemplateFiles = ReadonlyMap<string, string>;

/** Names of the files in a folder with this extension, without both. */
export const namesIn = (files: TemplateFiles, folder: string, ending: string): string[] =>
  [...files.keys()]
    .filter((path) => path.startsWith(folder) && path.endsWith(ending))
    .map((path) => path.slice(folder.length, path.length - ending.length));

export const withEnding = (name: string, ending: string): string =>
  name.endsWith(ending) ? name : name + ending;
