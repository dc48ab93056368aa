import type { LayeredValues, StyleToken } from '@sitewright/domain/styles';
import { createContext, use } from 'react';
import type { TokenView } from './token-views.ts';

/** What fields of tokens know of each other: swatches, fonts in use, what a colour is read on. */
export interface Tokens {
  readonly tokens: readonly StyleToken[];
  readonly values: LayeredValues;
  readonly views: readonly TokenView[];
}

const TokensContext = createContext<Tokens>({ tokens: [], values: {}, views: [] });

export const TokensProvider = TokensContext.Provider;

export const useTokens = (): Tokens => use(TokensContext);
