/**
 * Constructs on which this engine differs from the public one on purpose. Each has a `.case` whose `:WHY` says why, but
 * for the names of formatters that the public engine has and the core has not.
 */
const CONSTRUCTS: readonly RegExp[] = [
  // cases/instructions/alternates-with
  /\{\.repeated section [^}]*\}\{\.alternates with\}/,
  /\{\.alternates with\}(?:(?!\{\.end\})[\s\S])*\{\.(?:section|repeated|if|macro|[\w-]+\?)/,
  // cases/instructions/if
  /\{\.if\s+\}/,
  // cases/instructions/var
  /\{\.var [^}]*\|format/,
  // cases/instructions/ctx
  /\{\.ctx [^}]*[.=]\d+[a-zA-Z]/,
  // cases/formatters/cycle
  /\|cycle [^|}]*\|raw/,
  // cases/formatters/format
  /\|(?:raw|json|apply \w+)\|format/,
  // cases/formatters/get
  /\|get/,
  // Formatters that belong to the host.
  /\|(?:plural|date|image|message|money|decimal|unit)\b/,
];

// cases/predicates/lessThanOrEqual
const ORDER = /(?:less|greater)Than/;
const HUGE = /\de\+/;

export const isKnownDifference = (source: string, json: unknown): boolean =>
  CONSTRUCTS.some((construct) => construct.test(source)) ||
  (ORDER.test(source) && HUGE.test(JSON.stringify(json)));

// cases/formatters/truncate
const HALF_CHARACTER = /[\ud800-\udbff](?![\udc00-\udfff])/g;

/** What the public engine prints, without the half characters that its `truncate` leaves. */
export const withoutHalves = (text: string): string => text.replace(HALF_CHARACTER, '');
