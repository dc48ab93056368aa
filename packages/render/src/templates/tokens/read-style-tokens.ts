import { systemTokens, type StyleToken } from '@sitewright/domain/styles';
import type { StyleFile } from '../../styles/index.ts';
import type { TemplateFiles, TemplateWarning } from '../template-warning.ts';
import { readDeclaredValues, type DeclaredValues } from './declared-values.ts';
import { guessTokens } from './guessed-tokens.ts';
import { readStatedTokens } from './stated-tokens.ts';
import { readTweakTokens } from './tweak-tokens.ts';

export interface StyledFolder {
  readonly files: TemplateFiles;
  readonly styles: readonly StyleFile[];
}

const inheritReach = (token: StyleToken): StyleToken => {
  const reach = systemTokens.find(({ name }) => name === token.name)?.reach;
  return reach ? { ...token, reach } : token;
};

const systemTokensUnder = (declared: DeclaredValues): StyleToken[] =>
  systemTokens.map((token) => ({ ...token, value: declared.get(token.name) ?? token.value }));

/** All style settings of a template with their default values; each name once. */
export const readStyleTokens = (
  { files, styles }: StyledFolder,
  warnings: TemplateWarning[],
): readonly StyleToken[] => {
  const declared = readDeclaredValues(styles);
  const own = readStatedTokens(files, declared, warnings) ?? guessTokens(declared);
  const tokens = new Map<string, StyleToken>();
  for (const token of [...own, ...readTweakTokens(files, declared), ...systemTokensUnder(declared)])
    if (!tokens.has(token.name)) tokens.set(token.name, inheritReach(token));
  return [...tokens.values()];
};
