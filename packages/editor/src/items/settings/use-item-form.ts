import { pageCalls } from '@sitewright/api/pages';
import { pageMessages, type ItemContent } from '@sitewright/domain/pages';
import { isItemContent } from '../../documents/index.ts';
import { useDocumentForm, type DocumentForm } from '../../document-settings/index.ts';
import { send } from '../../data-fetching/index.ts';
import {
  findItemFieldFaults,
  readItemFields,
  writeItemFields,
  type ItemErrors,
  type ItemFields,
  type FieldContext,
} from './item-fields.ts';

interface FormParts {
  readonly content: ItemContent;
  readonly place: FieldContext;
  readonly isEvent: boolean;
  readonly label: string;
  readonly onSaved: (saved: ItemContent) => void;
}

const findTaken = async ({ id, collectionId }: ItemContent, urlId: string): Promise<ItemErrors> => {
  const query = { wanted: urlId, itemId: id };
  const outcome = await send(pageCalls.findItemUrl, { params: { id: collectionId }, query });
  return outcome.ok && outcome.answer.urlId !== urlId && outcome.answer.urlId.startsWith(`${urlId}-`)
    ? { urlId: pageMessages['url-taken'] }
    : {};
};

export type ItemForm = DocumentForm<ItemFields>;

/** The settings of an item as a form. */
export const useItemForm = ({ content, place, isEvent, label, onSaved }: FormParts): ItemForm =>
  useDocumentForm<ItemContent, ItemFields>({
    document: { kind: 'item', id: content.id },
    content,
    label,
    isContent: isItemContent,
    read: (saved) => readItemFields(saved, place),
    write: (saved, fields) => writeItemFields({ content: saved, fields, ...place }),
    async validate(saved, fields) {
      const typed = { content: saved, fields, ...place };
      const faults = findItemFieldFaults(typed, isEvent);
      return Object.keys(faults).length > 0 ? faults : findTaken(saved, writeItemFields(typed).urlId);
    },
    onSaved,
  });
