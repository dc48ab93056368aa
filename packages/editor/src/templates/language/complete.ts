import { isRecord } from '@sitewright/domain/documents';
import { languageWords, type TemplateLanguageEntry } from '@sitewright/domain/templates';
import { boundNamesAt, lookUp, scopesAt, valueBelow, type Scopes } from './scopes.ts';

export interface Suggestion {
  readonly label: string;
  readonly kind: 'name' | 'formatter' | 'predicate' | 'instruction' | 'partial';
  /** A short note next to the label. */
  readonly detail?: string;
  readonly text?: string;
  /** Inserted instead of the label. */
  readonly apply?: string;
}

export interface Suggestions {
  /** Start of the replaced text. */
  readonly from: number;
  readonly options: readonly Suggestion[];
}

/** The data that completion offers. */
export interface CompletionData {
  /** The data of the current page. */
  readonly data: unknown;
  /** Names of partials, without extension. */
  readonly partials: readonly string[];
}

const MAX_TAG_LENGTH = 400;
const MAX_SAMPLE_LENGTH = 40;

const NEEDS_MORE: ReadonlySet<string> = new Set([
  'section',
  'repeated section',
  'if',
  'var',
  'ctx',
  'inject',
  'include',
  'macro',
  'eval',
]);

const words = (kind: Suggestion['kind'], list: readonly TemplateLanguageEntry[]): Suggestion[] =>
  list.map(({ name, text }) => ({
    label: name,
    kind,
    text,
    ...(kind === 'instruction' && NEEDS_MORE.has(name) ? { apply: `${name} ` } : {}),
  }));

const instructions = words('instruction', languageWords.instructions);
const predicates = words('predicate', languageWords.predicates);
const formatters = words('formatter', languageWords.formatters);

const shorten = (text: string): string =>
  text.length > MAX_SAMPLE_LENGTH ? `${text.slice(0, MAX_SAMPLE_LENGTH)}…` : text;

/** The value on the current page. */
const describeValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 1 ? 'list of 1' : `list of ${value.length}`;
  if (isRecord(value)) return 'object';
  return typeof value === 'string' ? `“${shorten(value.replaceAll(/\s+/g, ' '))}”` : String(value);
};

const namesIn = (node: unknown): Suggestion[] =>
  isRecord(node)
    ? Object.entries(node).map(([label, value]) => ({ label, kind: 'name', detail: describeValue(value) }))
    : [];

const ownNames = (names: readonly string[]): Suggestion[] =>
  ['@', '@index', '@index0', ...names].map((label) => ({ label, kind: 'name' }));

/** The innermost first; a name that an inner node has hides the outer one. */
const namesInAll = (scopes: Scopes): Suggestion[] => {
  const seen = new Map<string, Suggestion>();
  for (const suggestion of scopes.toReversed().flatMap(namesIn))
    if (!seen.has(suggestion.label)) seen.set(suggestion.label, suggestion);
  return [...seen.values()];
};

interface Place {
  readonly source: string;
  readonly position: number;
  readonly completionData: CompletionData;
}

/** A section looks in the current node only, everything else outwards. */
const nameSuggestions = (
  { source, position, completionData }: Place,
  typed: string,
  isOwnOnly: boolean,
): Suggestions => {
  const scopes = scopesAt(source, position, completionData.data);
  const dot = typed.lastIndexOf('.');
  const from = position - (typed.length - dot - 1);
  if (dot >= 0) {
    const path = typed.slice(0, dot).split('.');
    const holder = isOwnOnly ? valueBelow(scopes.at(-1), path) : lookUp(scopes, path);
    return { from, options: namesIn(holder) };
  }
  const own = ownNames(boundNamesAt(source, position));
  return { from, options: [...(isOwnOnly ? namesIn(scopes.at(-1)) : namesInAll(scopes)), ...own] };
};

const partialSuggestions = ({ position, completionData }: Place, typed: string): Suggestions => ({
  from: position - typed.length,
  options: completionData.partials.map((name) => ({
    label: `${name}.block`,
    kind: 'partial',
    text: 'a file in blocks',
  })),
});

const wordSuggestions = (place: Place, typed: string, options: readonly Suggestion[]): Suggestions => ({
  from: place.position - typed.length,
  options,
});

type Complete = (place: Place, typed: string) => Suggestions;

/** The completion for the text before the cursor; the first match wins. */
const CASES: readonly (readonly [RegExp, Complete])[] = [
  [/\|\s*apply\s+([\w./-]*)$/, partialSuggestions],
  [/^\.include ([\w./-]*)$/, partialSuggestions],
  [/\|([\w-]*)$/, (place, typed) => wordSuggestions(place, typed, formatters)],
  [/^\.(?:section|repeated section)\s+([@$\w.-]*)$/, (place, typed) => nameSuggestions(place, typed, true)],
  [
    /^\.(?:or|if) ([\w-]*)$/,
    (place, typed) => {
      const { options } = nameSuggestions(place, typed, false);
      return wordSuggestions(place, typed, [...predicates, ...options]);
    },
  ],
  [
    /^\.(?:[\w-]+\?|if|eval|var @[\w-]+|ctx @[\w-]+)\s(?:.*[\s(=&|+*/,-])?([@$\w.-]*)$/s,
    (place, typed) => nameSuggestions(place, typed, false),
  ],
  [
    /^\.([a-zA-Z][\w -]*|)$/,
    (place, typed) => wordSuggestions(place, typed, [...instructions, ...predicates]),
  ],
  [/^(?:[@$\w.-]+ *, *)*([@$\w.-]*)$/, (place, typed) => nameSuggestions(place, typed, false)],
];

/** Completions at a position; undefined outside of a tag. */
export const completeAt = (place: Place): Suggestions | undefined => {
  const { source, position } = place;
  const open = source.lastIndexOf('{', position - 1);
  if (open < 0 || position - open > MAX_TAG_LENGTH) return undefined;
  const typed = source.slice(open + 1, position);
  if (typed.includes('}') || typed.includes('\n') || typed.startsWith('#')) return undefined;
  for (const [pattern, complete] of CASES) {
    const found = pattern.exec(typed);
    if (found) return complete(place, found[1] ?? '');
  }
  return undefined;
};
