import { productTypes } from '@sitewright/domain/catalogue';
import { pageLimits } from '@sitewright/domain/pages';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Select, TextField } from '../../controls/index.ts';
import type { Facets } from '../filters/filter-choices.ts';
import { newProductTypes, typeOf } from './new-product.ts';
import { useAddProduct } from './use-add-product.ts';

interface AddProductProps {
  readonly pages: Facets['pages'];
  /** The page that the list is filtered by. */
  readonly page: string | undefined;
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks for what a product cannot begin without, and creates it as a draft. */
export const AddProductDialog = ({ pages, page, onAdded, onClose }: AddProductProps) => {
  const [title, setTitle] = useState('');
  const [type, setType] = useState(String(productTypes.physical));
  const [pageId, setPageId] = useState(page ?? pages[0]?.id ?? '');
  const [isChecked, setChecked] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { add } = useAddProduct();
  const isEmpty = title.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty) return;
    setAdding(true);
    const id = await add({ pageId, title, type: typeOf(type) });
    setAdding(false);
    if (id !== undefined) onAdded(id);
  };
  return (
    <Dialog title="Add product" isOpen onClose={onClose}>
      <form
        className="dialog-form"
        noValidate
        aria-label="Add product"
        onSubmit={(event) => void submit(event)}
      >
        <DialogBody>
          <TextField
            label="Title"
            value={title}
            onChange={setTitle}
            maxLength={pageLimits.MAX_TITLE_LENGTH}
            error={isChecked && isEmpty ? 'Enter a title.' : undefined}
            takesFocus
          />
          <Select label="Product type" choices={newProductTypes} value={type} onChange={setType} />
          {pages.length > 1 ? (
            <Select
              label="Products page"
              choices={pages.map(({ id, title: name }) => ({ id, name }))}
              value={pageId}
              onChange={setPageId}
            />
          ) : null}
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isAdding}>
            Add product
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
