import type { TemplateFiles, TemplateWarning } from './template-warning.ts';

/** Files that may contain inline scripts and event handlers. */
const TEMPLATE_FILE = /\.(?:region|block|list|item|page)$/;
const SCRIPT_FILE = /^scripts\/.*\.js$/;
const INLINE_SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script/gi;
const HANDLER = /<[a-z][^<>]*?\s(on[a-z]+)\s*=\s*["']/gi;

/** `Y` means the old platform's library only if the script uses it: minified code has such names too. */
const USES_LIBRARY = /\bY\.use\s*\(|\bYUI\s*\(|\bonInitialize\s*\(\s*Y\b|\bY\.Squarespace\b/;
const LIBRARY_NAME = /\b(Y\.(?!use\b|on\b)[A-Za-z]\w*(?:\.[A-Z]\w*)*)/g;
const PLATFORM_NAME =
  /(?<![.\w])(?:window\.)?(Squarespace\.(?!onInitialize\b|onDestroy\b|afterBodyLoad\b|load\b)[A-Za-z]\w*)/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const missingNames = (script: string): string[] => [
  ...new Set([
    ...(USES_LIBRARY.test(script) ? matches(script, LIBRARY_NAME) : []),
    ...matches(script, PLATFORM_NAME),
  ]),
];

const aboutScript = (file: string, script: string): TemplateWarning[] => {
  const names = missingNames(script);
  if (names.length === 0) return [];
  const message = `A script asks for what is not available here and does nothing at that point: ${names.join(', ')}.`;
  return [{ file, message }];
};

const aboutHandlers = (file: string, text: string): TemplateWarning[] => {
  const names = [...new Set(matches(text, HANDLER))];
  if (names.length === 0) return [];
  return [
    { file, message: `Scripts inside attributes do not run: ${names.join(', ')}. Put them into a script.` },
  ];
};

/** Unsupported APIs that the template's scripts use. Everything else in them runs. */
export const checkScripts = (files: TemplateFiles): TemplateWarning[] =>
  [...files].flatMap(([file, text]) => {
    if (SCRIPT_FILE.test(file)) return aboutScript(file, text);
    if (!TEMPLATE_FILE.test(file)) return [];
    return [...aboutScript(file, matches(text, INLINE_SCRIPT).join('\n')), ...aboutHandlers(file, text)];
  });
