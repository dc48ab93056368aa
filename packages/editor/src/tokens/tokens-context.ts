import type { LayeredValues, StyleToken } from '@sitewright/domain/styles';
import { createContext, use } from 'react';
import type { TokenView } from './token-views.ts';

/** Shared by token fields: swatches, fonts in use, contrast pairs. */
export interface Tokens {
  readonly tokens: readonly StyleToken[];
  readonly values: LayeredValues;
  readonly views: readonly TokenView[];
}

const TokensContext = createContext<Tokens>({ tokens: [], values: {}, views: [] });

export const TokensProvider = TokensContext.Provider;

export const useTokens = (): Tokens => use(TokensContext);
