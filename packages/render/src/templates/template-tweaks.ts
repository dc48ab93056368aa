import { readConfiguration } from './lenient-json.ts';
import type { TemplateFiles } from './template-warning.ts';

/** A choice that a template's author leaves to the owner, written as a comment in a stylesheet. */
const TWEAK = /^\s*\/\/\s*tweak\s*:\s*(\{.*\})\s*$/gim;

/** `Full Background` becomes `full-background`. */
const classOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/[\s_]+/g, '-');

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const isOn = (value: unknown): boolean => value === true || value === 'true';

/** Choices show as class names of the body; sizes, colours and fonts are variables of the stylesheet itself. */
const classesOf = ({ title, type, active, ...tweak }: Readonly<Record<string, unknown>>): string[] => {
  const name = classOf(asText(title));
  if (name === '') return [];
  if (type === 'checkbox') return isOn(active) ? [name] : [];
  if (type !== 'dropdown') return [];
  const [first] = Array.isArray(tweak['options']) ? tweak['options'] : [];
  const chosen = asText(tweak['default']) || asText(first);
  return chosen === '' ? [] : [`${name}-${classOf(chosen)}`];
};

/** Class names of what the template's author chose. Without them most of its styles would wait for a choice. */
export const readTweakClasses = (files: TemplateFiles): string[] => {
  const texts = [...files]
    .filter(([path]) => /^styles\/.*\.(?:less|css)$/.test(path))
    .map(([, text]) => text);
  const found = texts.flatMap((text) =>
    [...text.matchAll(TWEAK)].flatMap(([, json]) => classesOf(readConfiguration(json).value)),
  );
  return [...new Set(found)];
};
