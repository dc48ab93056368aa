import {
  sizeUnits,
  styleGroups,
  styleTokenTypes,
  type StyleGroup,
  type StyleToken,
  type StyleTokenType,
} from '@sitewright/domain/styles';
import { readConfiguration } from '../lenient-json.ts';
import type { TemplateFiles, TemplateWarning } from '../template-warning.ts';
import type { DeclaredValues } from './declared-values.ts';

/** Declares which variables of a template owners may set. */
export const TOKENS_FILE = 'styles.conf';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value);

const homes = {
  colour: 'colours',
  font: 'fonts',
  size: 'spacing',
  number: 'more',
  choice: 'more',
  switch: 'more',
  text: 'more',
} as const satisfies Record<StyleTokenType, StyleGroup>;

export const groupFor = (type: StyleTokenType): StyleGroup => homes[type];

const groupNames = styleGroups.map(({ id }) => id);

const numbersOf = (entry: Entry): Partial<StyleToken> =>
  Object.fromEntries(
    ['min', 'max', 'step', 'phone', 'scale'].flatMap((key) =>
      typeof entry[key] === 'number' ? [[key, entry[key]]] : [],
    ),
  );

const detailsOf = ({ unit, on, options }: Entry): Partial<StyleToken> => ({
  ...(isOneOf(sizeUnits, unit) ? { unit } : {}),
  ...(isText(on) ? { on } : {}),
  ...(Array.isArray(options) ? { options: options.filter(isText) } : {}),
});

interface Problem {
  readonly problem: string;
}

const readEntry = (entry: unknown, declared: DeclaredValues): StyleToken | Problem => {
  const { name, title, type, group, value } = isEntry(entry) ? entry : {};
  if (!isText(name)) return { problem: 'A token has no name.' };
  if (!isOneOf(styleTokenTypes, type))
    return { problem: `"${name}" is of no kind: give it one of ${styleTokenTypes.join(', ')}.` };
  const theme = declared.get(name) ?? (isText(value) ? value : undefined);
  if (theme === undefined) return { problem: `No stylesheet sets "${name}", so it has no value.` };
  return {
    ...numbersOf(isEntry(entry) ? entry : {}),
    ...detailsOf(isEntry(entry) ? entry : {}),
    name,
    title: isText(title) ? title : name,
    group: isOneOf(groupNames, group) ? group : groupFor(type),
    type,
    value: theme,
  };
};

/** The tokens of `styles.conf`; undefined if there is no such file. */
export const readStatedTokens = (
  files: TemplateFiles,
  declared: DeclaredValues,
  warnings: TemplateWarning[],
): readonly StyleToken[] | undefined => {
  const text = files.get(TOKENS_FILE);
  if (text === undefined) return undefined;
  const { value, fault, line } = readConfiguration(text);
  if (fault !== undefined)
    warnings.push({ file: TOKENS_FILE, message: fault, ...(line === undefined ? {} : { line }) });
  const entries: readonly unknown[] = Array.isArray(value['tokens']) ? value['tokens'] : [];
  return entries.flatMap((entry) => {
    const read = readEntry(entry, declared);
    if (!('problem' in read)) return [read];
    warnings.push({ file: TOKENS_FILE, message: read.problem });
    return [];
  });
};
