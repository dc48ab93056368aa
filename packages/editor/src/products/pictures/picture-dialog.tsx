import { mediaCalls } from '@sitewright/api/media';
import { setVariantPicture, variantName } from '@sitewright/domain/catalogue';
import { formatPrice } from '@sitewright/domain/money';
import { useState } from 'react';
import {
  Button,
  CheckboxGroup,
  Dialog,
  DialogBody,
  DialogFoot,
  TextField,
  useToast,
} from '../../controls/index.ts';
import { dataOf, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';
import { PictureFocus, type Asset } from '../../media/index.ts';
import { useSession } from '../../session/index.ts';
import { useProduct } from '../state/product-context.ts';

interface PictureDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** The alt text belongs to the file: it goes live immediately, wherever the picture is shown. */
const AltText = ({ asset }: { readonly asset: Asset }) => {
  const [text, setText] = useState(asset.altText ?? '');
  const { send, isSending } = useSending(mediaCalls.update);
  const refresh = useRefresh();
  const toast = useToast();
  const canChange = useSession().permissions.includes('media');
  const save = async (): Promise<void> => {
    const outcome = await send({ params: { id: asset.id }, body: { altText: text.trim() } });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    toast('Alt text saved');
    await refresh(mediaCalls.list, mediaCalls.read);
    return undefined;
  };
  return (
    <>
      <TextField
        label="Alt text"
        hint="Describes the picture for screen readers. It belongs to the file and goes live at once."
        value={text}
        isReadOnly={!canChange}
        onChange={setText}
      />
      {text.trim() === (asset.altText ?? '') ? null : (
        <div className="row">
          <Button isPending={isSending} onPress={() => void save()}>
            Save alt text
          </Button>
        </div>
      )}
    </>
  );
};

/** Which variants show this picture. */
const VariantsOfPicture = ({ id }: { readonly id: string }) => {
  const { product, changeProduct, format } = useProduct();
  const { variants = [], variantOptionOrdering: names = [] } = product;
  if (names.length === 0) return null;
  const used = variants.filter(({ imageId }) => imageId === id).map((variant) => variant.id);
  const change = (next: readonly string[]): void => {
    const gone = used.filter((each) => !next.includes(each));
    changeProduct('Change variant picture', (before) =>
      setVariantPicture(setVariantPicture(before, gone, undefined), next, id),
    );
  };
  return (
    <CheckboxGroup
      label="Shown for"
      options={variants.map((variant) => ({
        id: variant.id,
        name: variantName(variant, names),
        detail: formatPrice(variant.price, format),
      }))}
      value={used}
      onChange={change}
    />
  );
};

/** Alt text, focal point and variants of one picture. */
export const PictureDialog = ({ id, onClose, onRemove }: PictureDialogProps) => {
  const asset = dataOf(useFetched(mediaCalls.read, { params: { id } }).fetched);
  return (
    <Dialog title="Picture" isOpen onClose={onClose}>
      <DialogBody>
        <PictureFocus id={id} />
        {asset ? <AltText key={asset.id} asset={asset} /> : null}
        <VariantsOfPicture id={id} />
      </DialogBody>
      <DialogFoot>
        <Button kind="quiet" onPress={onRemove}>
          Remove from product
        </Button>
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
