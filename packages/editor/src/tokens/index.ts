export { LayerFields } from './layer-fields.tsx';
export { siteValues } from './site-values.ts';
export { TokenField } from './token-field.tsx';
export { filterViews, groupViews, resolveTokenValue, viewTokens, type TokenView } from './token-views.ts';
export { TokensProvider } from './tokens-context.ts';
export { useStyleTokens } from './use-style-tokens.ts';
