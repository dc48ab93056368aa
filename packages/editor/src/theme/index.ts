export { chooseTheme, useTheme, type Theme } from './theme.ts';
export { themeChoices } from './theme-choices.ts';
