import { readConfiguration } from './lenient-json.ts';
import { systemPartials } from './system-templates.ts';
import type { TemplateConfiguration } from './template-configuration.ts';
import { withEnding, type TemplateFiles, type TemplateWarning } from './template-warning.ts';

/**
 * Files that are read in each folder. Other folders (`assets`, `scripts`, `presets`) may contain anything.
 */
const ENDINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['blocks', ['.block', '.conf']],
  ['collections', ['.conf', '.list', '.item']],
  ['pages', ['.page', '.page.conf']],
  ['strings', ['.json']],
  ['styles', ['.less', '.css']],
]);

const isUnderstood = (path: string): boolean => {
  const [folder = ''] = path.split('/');
  const endings = path.includes('/') ? ENDINGS.get(folder) : undefined;
  return endings === undefined || endings.some((ending) => path.endsWith(ending));
};

const isSmallConfiguration = (path: string): boolean => /^(?:blocks\/.*|pages\/.*\.page)\.conf$/.test(path);

const faultOf = (path: string, text: string): TemplateWarning[] => {
  if (!isUnderstood(path))
    return [{ file: path, message: 'The file is of no kind that is read here: it changes nothing.' }];
  const fault = isSmallConfiguration(path) ? readConfiguration(text).fault : undefined;
  return fault === undefined ? [] : [{ file: path, message: fault }];
};

const missingPartials = (configuration: TemplateConfiguration, files: TemplateFiles): TemplateWarning[] =>
  configuration.systemPartials
    .filter((name) => !systemPartials.has(name.replace(/\.block$/, '')))
    .filter((name) => !files.has(`blocks/${withEnding(name, '.block')}`))
    .map((name) => ({
      file: 'template.conf',
      message: `The system partial "${name}" does not exist here: add blocks/${withEnding(name, '.block')}.`,
    }));

/** Files and names in the folder that have no effect. */
export const checkFolder = (
  configuration: TemplateConfiguration,
  files: TemplateFiles,
): TemplateWarning[] => [
  ...[...files].flatMap(([path, text]) => faultOf(path, text)),
  ...missingPartials(configuration, files),
];
