import { blockKinds, blockStyles } from '@sitewright/render/blocks';
import { cartStyles } from '@sitewright/render/cart';
import { priceStyles } from '@sitewright/render/catalogue';
import { commentStyles } from '@sitewright/render/comments';
import { announcementStyles } from '@sitewright/render/site-chrome';
import type { TemplateSet } from '@sitewright/render/templates';
import { compactStyles } from './compact-styles.ts';
import { createStyleCompiler, type CompiledStyles } from './compile-styles.ts';

const compiler = createStyleCompiler();

/** What `/site.css` answers: the machine's own styles first, so that a template can change them. */
export const makeStylesheet = async (
  template: Pick<TemplateSet, 'styles' | 'styleFolder'>,
): Promise<CompiledStyles> => {
  const { css, ...rest } = await compiler.compile(template);
  const own = `${blockStyles(blockKinds)}${announcementStyles}${cartStyles}${priceStyles}${commentStyles}`;
  return { css: `${own}\n${compactStyles(css)}`, ...rest };
};
