/** Maps a line to the author's file and line. */
export type Locate = (line: number) => { readonly file: string; readonly line: number };

interface Place {
  readonly line: number;
  readonly column?: number;
}

export type LocateSource = (place: Place) => Place & { readonly file: string };

interface Region {
  readonly file: string;
  readonly text: string;
}

export const inFile =
  (file: string): Locate =>
  (line) => ({ file, line });

export const inRegions =
  (regions: readonly Region[]): Locate =>
  (line) => {
    let left = line;
    for (const { file, text } of regions) {
      const count = text.split('\n').length;
      if (left <= count) return { file, line: left };
      left -= count;
    }
    return { file: regions.at(-1)?.file ?? 'template.conf', line: left };
  };

/** Compiled tags have another length, so the column is found by the equal text before or after them. */
const columnBefore = (original: string, compiledText: string, column: number): number => {
  const before = compiledText.slice(0, column - 1);
  if (original.startsWith(before)) return column;
  const after = compiledText.slice(column - 1);
  return original.endsWith(after) ? original.length - after.length + 1 : 1;
};

interface CompiledText {
  readonly original: string;
  readonly compiledText: string;
  readonly locate: Locate;
}

/** Maps a position in the compiled text, which errors refer to, to the author's file. */
export const createSourceLocator = ({ original, compiledText, locate }: CompiledText): LocateSource => {
  let lines: { readonly original: readonly string[]; readonly compiledText: readonly string[] } | undefined;
  return ({ line, column }) => {
    if (column === undefined) return locate(line);
    lines ??= { original: original.split('\n'), compiledText: compiledText.split('\n') };
    const [was, is] = [lines.original[line - 1] ?? '', lines.compiledText[line - 1] ?? ''];
    return { ...locate(line), column: columnBefore(was, is, column) };
  };
};
