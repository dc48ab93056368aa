import { asString, scopedFormatter } from '@sitewright/template';
import { attributeToken, textField } from '../data/index.ts';
import { buttonName } from './button-name.ts';
import { localizedText } from '../languages/index.ts';

/** Opens a product without leaving the list. The group is a field, a name in scope, or the word itself. */
export const productQuickView = scopedFormatter((args) => {
  const [group = ''] = args;
  return (product, context) => {
    const found = group === '' ? '' : context.resolveName(group);
    const id = attributeToken(textField(product, 'id'));
    const groupId = attributeToken(found === undefined ? group : asString(found));
    const text = localizedText(context, 'productQuickViewText', 'Quick View');
    return (
      `<span class="sqs-product-quick-view-button" role="button" tabindex="0"` +
      ` data-id="${id}" data-group="${groupId}"${buttonName(text, product, context)}>${text}</span>`
    );
  };
});
