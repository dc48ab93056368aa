/** Paths of a page's files: style sheets, scripts, fonts and images. */
const FILE_PATHS = String.raw`\/(?:site\.css|assets\/|scripts\/|-\/(?:media|storefront|fonts)\/)`;

const filePath = new RegExp(`^${FILE_PATHS}`);
/** In attributes, `srcset` and style sheets. */
const fileReference = new RegExp(String.raw`(^|["'(\s,=;])(${FILE_PATHS})`, 'g');
const scriptText = /(?<=<script\b[^>]*>)[\s\S]*?(?=<\/script\b)/gi;

export const isPreviewFile = (path: string): boolean => filePath.test(path) && !path.includes('..');

const rebase = (text: string, base: string): string =>
  text.replaceAll(fileReference, (_all, before: string, path: string) => `${before}${base}${path}`);

/** Prefixes the file URLs of a style sheet with the base. */
export const rebaseCssFileUrls = (css: string, base: string): string => rebase(css, base);

/** The same for a page. Scripts are left unchanged: they are allowed by hash. */
export const rebaseHtmlFileUrls = (html: string, base: string): string => {
  const scripts: string[] = [];
  const emptied = html.replaceAll(scriptText, (script) => {
    scripts.push(script);
    return '\0';
  });
  return rebase(emptied, base).replaceAll('\0', () => scripts.shift() ?? '');
};
