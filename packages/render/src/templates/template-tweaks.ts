import { readConfiguration } from './lenient-json.ts';
import type { TemplateFiles } from './template-warning.ts';

/** A setting for the owner, declared in a comment of a style sheet. */
const TWEAK =
  /^[ \t]*\/\/[ \t]*tweak[ \t]*:[ \t]*(\{.*\})[ \t]*\r?$(?:\r?\n[ \t]*@([A-Za-z][\w-]*)[ \t]*:)?/gim;

/** `Full Background` becomes `full-background`. */
export const classOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/[\s_]+/g, '-');

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const isOn = (value: unknown): boolean => value === true || value === 'true';

/** The owner's choices, by class name. */
export type TweakChoices = Readonly<Record<string, string | number | boolean>>;

type TweakSettings = Readonly<Record<string, unknown>>;

export interface Tweak {
  readonly settings: TweakSettings;
  /** The LESS variable in the line after the comment. */
  readonly variable: string | undefined;
}

export const tweaksIn = (files: TemplateFiles): Tweak[] =>
  [...files]
    .filter(([path]) => /^styles\/.*\.(?:less|css)$/.test(path))
    .flatMap(([, text]) => [...text.matchAll(TWEAK)])
    .map(([, json, variable]) => ({ settings: readConfiguration(json).value, variable }));

/** Choices become class names of the body; sizes, colours and fonts are variables of the style sheet. */
const classesOf = ({ title, type, active, ...tweak }: TweakSettings, choices: TweakChoices): string[] => {
  const name = classOf(asText(title));
  if (name === '') return [];
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  if (type === 'checkbox') return isOn(choice ?? active) ? [name] : [];
  if (type !== 'dropdown') return [];
  const [first] = Array.isArray(tweak['options']) ? tweak['options'] : [];
  const chosen = asText(choice) || asText(tweak['default']) || asText(first);
  return chosen === '' ? [] : [`${name}-${classOf(chosen)}`];
};

/**
 * Class names for the choices of the owner or, by default, of the template's author: most styles depend on
 * them.
 */
export const readTweakClasses = (files: TemplateFiles, choices: TweakChoices = {}): string[] => {
  const found = tweaksIn(files).flatMap(({ settings }) => classesOf(settings, choices));
  return [...new Set(found)];
};
