import { blockKinds, blockStyles } from '@sitewright/render/blocks';
import { cartStyles } from '@sitewright/render/cart';
import { priceStyles } from '@sitewright/render/catalogue';
import { commentStyles } from '@sitewright/render/comments';
import { announcementStyles } from '@sitewright/render/site-chrome';
import type { TemplateSet } from '@sitewright/render/templates';
import { compactStyles } from './compact-styles.ts';
import { createStyleCompiler, type CompiledStyles } from './compile-styles.ts';

const compiler = createStyleCompiler();

/** The content of `/site.css`: built-in styles first, so that templates can override them. */
export const buildStylesheet = async (
  template: Pick<TemplateSet, 'styles' | 'styleFolder'>,
): Promise<CompiledStyles> => {
  const { css, ...rest } = await compiler.compile(template);
  const own = `${blockStyles(blockKinds)}${announcementStyles}${cartStyles}${priceStyles}${commentStyles}`;
  return { css: `${own}\n${compactStyles(css)}`, ...rest };
};
