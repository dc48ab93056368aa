import { isRecord } from '@sitewright/domain/documents';
/** One file of a family. */
export interface FontFace {
  readonly file: string;
  readonly style: 'normal' | 'italic';
  /** One weight, or the range of a variable face. */
  readonly weight: string;
  /** The `unicode-range` of its characters. */
  readonly range: string;
}

const FACE = { file: /^[a-z0-9-]+\.woff2$/, weight: /^\d{1,4}(?: \d{1,4})?$/, range: /^[U+\dA-F,?-]+$/ };

const isFace = (face: unknown): face is FontFace =>
  isRecord(face) &&
  (face['style'] === 'normal' || face['style'] === 'italic') &&
  (['file', 'weight', 'range'] as const).every((key) => FACE[key].test(String(face[key])));

/** Reads faces of untrusted origin; values that could inject other CSS are dropped. */
export const readFaces = (faces: unknown): FontFace[] =>
  Array.isArray(faces)
    ? faces.filter(isFace).map(({ file, style, weight, range }) => ({ file, style, weight, range }))
    : [];

/** Subsets that are one file each; others have hundreds. */
const SUBSETS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
] as const;

const STYLES = ['normal', 'italic'] as const;

/** `metadata.json` and `unicode.json` of a package. */
export interface PackageMetadata {
  readonly weights: readonly number[];
  readonly ranges: Readonly<Record<string, string>>;
  readonly files: ReadonlySet<string>;
}

const parse = (text: string): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? value : {};
};

export const readFacts = (
  texts: { readonly metadata: string; readonly unicode: string },
  files: Iterable<string>,
): PackageMetadata => {
  const { weights } = parse(texts.metadata);
  const ranges = Object.entries(parse(texts.unicode)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^[U+\dA-F,?-]+$/.test(entry[1]),
  );
  return {
    weights: Array.isArray(weights) ? weights.filter((weight) => typeof weight === 'number') : [],
    ranges: Object.fromEntries(ranges),
    files: new Set(files),
  };
};

/** Regular and bold: other weights of a static face are hardly ever used. */
const chosenWeights = (weights: readonly number[]): number[] => {
  const wanted = [400, 700].filter((weight) => weights.includes(weight));
  return wanted.length > 0 ? wanted : weights.slice(0, 1);
};

const variableWeight = (weights: readonly number[]): string =>
  weights.length > 1 ? `${Math.min(...weights)} ${Math.max(...weights)}` : `${weights[0] ?? 400}`;

interface Kind {
  readonly part: string;
  readonly weight: string;
}

const kindsOf = ({ weights }: PackageMetadata, isVariable: boolean): Kind[] =>
  isVariable
    ? [{ part: 'wght', weight: variableWeight(weights) }]
    : chosenWeights(weights).map((weight) => ({ part: `${weight}`, weight: `${weight}` }));

/** The files of a package that a site needs. */
export const chooseFaces = (
  { slug, isVariable }: { readonly slug: string; readonly isVariable: boolean },
  facts: PackageMetadata,
): FontFace[] =>
  SUBSETS.flatMap((subset) =>
    kindsOf(facts, isVariable).flatMap(({ part, weight }) =>
      STYLES.flatMap((style) => {
        const file = `${slug}-${subset}-${part}-${style}.woff2`;
        const range = facts.ranges[subset];
        return facts.files.has(file) && range !== undefined ? [{ file, style, weight, range }] : [];
      }),
    ),
  );
