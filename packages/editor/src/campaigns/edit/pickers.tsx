import { campaignsCalls } from '@sitewright/api/campaigns';
import { useState } from 'react';
import { Upload } from 'lucide-react';
import { FileTrigger, GridList, GridListItem } from 'react-aria-components';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  SearchField,
  Skeleton,
} from '../../controls/index.ts';
import {
  dataOf,
  Fetched,
  mapFetched,
  useDebounced,
  useFetched,
  useRefresh,
  useSending,
} from '../../data-fetching/index.ts';
import { ProductPickerDialog, ProductSummary } from '../../product-picker/index.ts';

interface PickerProps {
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

const useProducts = (query: { readonly search: string } | { readonly id: string }, isEnabled = true) => {
  const { fetched, refetch } = useFetched(campaignsCalls.findProducts, { query }, isEnabled);
  const products = mapFetched(fetched, (answer) =>
    answer.products.map(({ id, title, price, imageUrl }) => ({ id, title, priceText: price, imageUrl })),
  );
  return { products, refetch };
};

export const ProductPicker = ({ onPick, onClose }: PickerProps) => {
  const [typed, setTyped] = useState('');
  const { products, refetch } = useProducts({ search: useDebounced(typed) });
  return (
    <ProductPickerDialog
      title="Choose a product"
      search={{ value: typed, onChange: setTyped }}
      products={products}
      onRetry={refetch}
      emptyText="No product that is for sale matches."
      pickText={() => 'Choose'}
      onPick={async ([product]) => {
        if (product) onPick(product.id);
        return product !== undefined;
      }}
      onClose={onClose}
    />
  );
};

/** The chosen product, or that it is not for sale any more. */
export const ChosenProduct = ({ id }: { readonly id: string }) => {
  const { products } = useProducts({ id }, id !== '');
  if (id === '') return <p className="quiet">No product is chosen.</p>;
  const found = dataOf(products);
  if (!found) return null;
  const [product] = found;
  return product ? (
    <div className="campaign-chosen">
      <ProductSummary product={product} />
    </div>
  ) : (
    <p className="field-error">This product is not for sale any more.</p>
  );
};

/** Adds a picture to the files of the site, and chooses it. */
const useUploading = ({ onPick, onClose }: PickerProps) => {
  const { send, isSending } = useSending(campaignsCalls.uploadImage);
  const refresh = useRefresh();
  const [fault, setFault] = useState<string>();
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setFault(undefined);
    const outcome = await send({ query: { filename: file.name }, file });
    if (!outcome.ok) return setFault(outcome.refusal.message);
    await refresh(campaignsCalls.findImages);
    onPick(outcome.answer.id);
    onClose();
  };
  return { upload, isSending, fault };
};

/** Pictures of the site that mail programs can show. */
export const ImagePicker = ({ onPick, onClose }: PickerProps) => {
  const [typed, setTyped] = useState('');
  const { upload, isSending, fault } = useUploading({ onPick, onClose });
  const search = useDebounced(typed);
  const { fetched, refetch } = useFetched(campaignsCalls.findImages, {
    query: search === '' ? {} : { search },
  });
  return (
    <Dialog title="Choose an image" size="wide" isOpen onClose={onClose}>
      <DialogBody>
        {fault === undefined ? null : <Notice tone="bad">{fault}</Notice>}
        <SearchField label="Search images" value={typed} onChange={setTyped} />
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="list" />}>
          {({ images }) => (
            <GridList
              aria-label="Images"
              layout="grid"
              className="campaign-images"
              items={images}
              onAction={(key) => {
                onPick(String(key));
                onClose();
              }}
              renderEmptyState={() => <p className="quiet">No PNG, JPEG or GIF picture matches.</p>}
            >
              {(image) => (
                <GridListItem id={image.id} textValue={image.title} className="campaign-image">
                  <img src={`${image.url}?format=300w`} alt="" />
                  <span className="truncate">{image.title}</span>
                </GridListItem>
              )}
            </GridList>
          )}
        </Fetched>
      </DialogBody>
      <DialogFoot>
        <FileTrigger
          acceptedFileTypes={['image/png', 'image/jpeg', 'image/gif']}
          onSelect={(files) => void upload(files?.[0])}
        >
          <Button icon={Upload} isPending={isSending}>
            Upload image
          </Button>
        </FileTrigger>
        <Button onPress={onClose}>Cancel</Button>
      </DialogFoot>
    </Dialog>
  );
};

export const ChosenImage = ({ id }: { readonly id: string }) => {
  const { fetched } = useFetched(campaignsCalls.findImages, { query: { id } }, id !== '');
  if (id === '') return <p className="quiet">No image is chosen.</p>;
  const [image] = dataOf(fetched)?.images ?? [];
  return image ? (
    <img className="campaign-picture" src={`${image.url}?format=500w`} alt={image.title} />
  ) : null;
};
