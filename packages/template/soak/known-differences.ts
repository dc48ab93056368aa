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
  /\{\.ctx [^}]*\.\d+[a-zA-Z]/,
  // cases/formatters/cycle
  /\|cycle [^|}]*\|raw/,
  // cases/formatters/format
  /\|(?:raw|json)\|format/,
  // cases/formatters/get
  /\|get/,
  // Formatters that belong to the host.
  /\|(?:plural|date|image|message|money|decimal|unit)\b/,
];

export const isKnownDifference = (source: string): boolean =>
  CONSTRUCTS.some((construct) => construct.test(source));
