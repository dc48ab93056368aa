import { fillText } from '@sitewright/domain/languages';
import { escapeAttribute, type RenderContext } from '@sitewright/template';
import { textField } from '../data/index.ts';
import { shopText } from '../languages/index.ts';

/** Says to people who cannot see the list which product a button belongs to: "Add To Cart: Late Sun". */
export const buttonName = (label: string, product: unknown, context: RenderContext): string => {
  const title = textField(product, 'title');
  const pattern = shopText(context, 'buttonName', '');
  return title === '' || pattern === ''
    ? ''
    : ` aria-label="${escapeAttribute(fillText(pattern, { label, product: title }))}"`;
};
