import { readSize, type StyleToken, type StyleTokenType } from '@sitewright/domain/styles';
import { classOf, tweaksIn, type Tweak } from '../template-tweaks.ts';
import type { TemplateFiles } from '../template-warning.ts';
import type { DeclaredValues } from './declared-values.ts';
import { groupFor } from './stated-tokens.ts';

const variableTypes: ReadonlyMap<unknown, StyleTokenType> = new Map([
  ['color', 'colour'],
  ['value', 'size'],
  ['font', 'font'],
]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const bound = (key: 'min' | 'max' | 'step', value: unknown): Partial<StyleToken> => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? { [key]: number } : {};
};

/** The variable is in the line after the comment. */
const variableToken = ({ settings, variable }: Tweak, declared: DeclaredValues): StyleToken[] => {
  const type = variableTypes.get(settings['type']);
  const value = variable === undefined ? undefined : declared.get(variable);
  if (!type || variable === undefined || value === undefined) return [];
  const size = type === 'size' ? readSize(value) : undefined;
  return [
    {
      ...bound('min', settings['min']),
      ...bound('max', settings['max']),
      ...bound('step', settings['step']),
      ...(size ? { unit: size.unit } : {}),
      name: variable,
      title: textOf(settings['title']) || variable,
      group: groupFor(type),
      type,
      value,
    },
  ];
};

const choiceToken = ({ settings }: Tweak): StyleToken[] => {
  const title = textOf(settings['title']);
  const name = classOf(title);
  if (name === '') return [];
  if (settings['type'] === 'checkbox')
    return [{ name, title, group: 'more', type: 'switch', value: String(settings['active'] === true) }];
  const options = Array.isArray(settings['options']) ? settings['options'].map(textOf) : [];
  const value = textOf(settings['default']) || options[0];
  return value === undefined ? [] : [{ name, title, group: 'more', type: 'choice', value, options }];
};

/** Settings that older templates declare in comments of their style sheets. */
export const readTweakTokens = (files: TemplateFiles, declared: DeclaredValues): StyleToken[] =>
  tweaksIn(files).flatMap((tweak) =>
    ['dropdown', 'checkbox'].includes(textOf(tweak.settings['type']))
      ? choiceToken(tweak)
      : variableToken(tweak, declared),
  );
