/** A style sheet of a template with its path. */
export interface StyleFile {
  readonly file: string;
  readonly text: string;
  readonly language: 'css' | 'less';
}

export interface StyleWarning {
  readonly file: string;
  readonly message: string;
  readonly line?: number;
}

const FOLDER = 'styles/';

export const isLess = (file: string): boolean => file.endsWith('.less');

const pathsOf = (listed: readonly string[], files: ReadonlyMap<string, string>): string[] =>
  listed.length > 0
    ? listed.map((name) => FOLDER + name.replace(/^\/?(?:styles\/)?/, ''))
    : // Default: all style sheets of the folder.
      [...files.keys()].filter((path) => path.startsWith(FOLDER) && /\.(?:less|css)$/.test(path)).toSorted();

/** The style sheets of a template in the order it lists them. */
export const readStyleFiles = (
  listed: readonly string[],
  files: ReadonlyMap<string, string>,
  warnings: StyleWarning[],
): StyleFile[] =>
  pathsOf(listed, files).flatMap((file) => {
    const text = files.get(file);
    if (text !== undefined) return [{ file, text, language: isLess(file) ? 'less' : 'css' }];
    warnings.push({ file, message: 'The stylesheet is listed in template.conf, but missing.' });
    return [];
  });

/** Enough for a template without LESS. */
export const joinStyles = (styles: readonly StyleFile[]): string => styles.map(({ text }) => text).join('\n');
