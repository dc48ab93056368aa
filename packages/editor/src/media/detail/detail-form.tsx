import { mediaCalls } from '@sitewright/api/media';
import { mediaLimits, type Point } from '@sitewright/domain/media';
import { Controller, useForm } from 'react-hook-form';
import { Button, useToast } from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';
import { Form, FormRefusal, FormTextField, showRefusal } from '../../form-fields/index.ts';
import { useUnsavedChanges } from '../../leave-guard/index.ts';
import type { Asset } from '../asset.ts';
import { CropPreviews } from './crop-previews.tsx';
import { FocalPoint } from './focal-point.tsx';

interface Values {
  altText: string;
  title: string;
  point: Point;
}

const valuesOf = ({ altText, title, mediaFocalPoint: { x, y } }: Asset): Values => ({
  altText,
  title,
  point: { x, y },
});

/** Form for the alt text, title and focal point of a file. */
const useDetailForm = (asset: Asset) => {
  const { send, isSending } = useSending(mediaCalls.update);
  const refresh = useRefresh();
  const toast = useToast();
  const form = useForm<Values>({ values: valuesOf(asset), resetOptions: { keepDirtyValues: true } });
  const save = async ({ altText, title, point }: Values): Promise<boolean> => {
    const { dirtyFields } = form.formState;
    const body = { altText, title, ...(dirtyFields.point && { mediaFocalPoint: point }) };
    const outcome = await send({ params: { id: asset.id }, body });
    if (!outcome.ok) {
      showRefusal(form, outcome.refusal);
      return false;
    }
    form.reset(valuesOf(outcome.answer));
    await refresh(mediaCalls.list, mediaCalls.read);
    toast('Saved');
    return true;
  };
  const { isDirty } = form.formState;
  useUnsavedChanges({ isDirty, save: () => save(form.getValues()) });
  return { form, save, isSending, isDirty };
};

interface DetailFormProps {
  readonly asset: Asset;
  readonly canChange: boolean;
}

export const DetailForm = ({ asset, canChange }: DetailFormProps) => {
  const { form, save, isSending, isDirty } = useDetailForm(asset);
  const { control } = form;
  return (
    <Form form={form} onSubmit={save} label="File detail">
      <div className="stack">
        {asset.kind === 'image' ? (
          <Controller
            control={control}
            name="point"
            render={({ field: { value, onChange } }) => (
              <>
                <FocalPoint asset={asset} point={value} isDisabled={!canChange} onChange={onChange} />
                <CropPreviews asset={asset} point={value} />
              </>
            )}
          />
        ) : null}
        {asset.kind === 'image' ? (
          <FormTextField
            control={control}
            name="altText"
            label="Alt text"
            hint="Describes the picture for screen readers and search engines."
            lines={2}
            maxLength={mediaLimits.MAX_ALT_TEXT_LENGTH}
            isReadOnly={!canChange}
          />
        ) : null}
        <FormTextField
          control={control}
          name="title"
          label="Title"
          maxLength={mediaLimits.MAX_TITLE_LENGTH}
          isReadOnly={!canChange}
        />
        <FormRefusal form={form} />
        {canChange ? (
          <div>
            <Button kind="primary" type="submit" isDisabled={!isDirty} isPending={isSending}>
              Save
            </Button>
          </div>
        ) : null}
      </div>
    </Form>
  );
};
