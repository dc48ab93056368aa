import { discountLimits } from '@sitewright/domain/discounts';
import { FolderTree, ShoppingBag, X, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Controller, type ControllerRenderProps } from 'react-hook-form';
import { Button, IconButton } from '../../controls/index.ts';
import { FormSelect } from '../../form-fields/index.ts';
import { PublishedProductPicker } from '../../product-picker/index.ts';
import { CategoryPicker } from './category-picker.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import type { DiscountValues } from './discount-values.ts';
import type { DiscountForm } from './use-discount-form.ts';

type ListField = 'targetProductIds' | 'targetCategories' | 'getsProductIds' | 'getsCategories';

interface ListFieldProps {
  readonly form: DiscountForm;
  readonly name: ListField;
}

interface PickButtonProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly error: string | undefined;
  /** Takes the focus when the list is refused. */
  readonly takeRef: ControllerRenderProps<DiscountValues, ListField>['ref'];
  readonly onOpen: () => void;
}

const PickButton = ({ icon, text, error, takeRef, onOpen }: PickButtonProps) => {
  const id = useId();
  useEffect(() => {
    takeRef({ focus: () => document.getElementById(id)?.focus() });
  }, [id, takeRef]);
  return (
    <div className="discount-pick">
      <Button id={id} icon={icon} onPress={onOpen} {...(error && { 'aria-describedby': `${id}-error` })}>
        {text}
      </Button>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
};

const ProductsField = ({ form: { control }, name }: ListFieldProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange }, fieldState }) => (
        <>
          <ChosenProducts ids={value} onRemove={(id) => onChange(value.filter((each) => each !== id))} />
          <PickButton
            icon={ShoppingBag}
            text="Choose products"
            error={fieldState.error?.message}
            takeRef={ref}
            onOpen={() => setOpen(true)}
          />
          {isOpen ? (
            <PublishedProductPicker
              isMultiple
              max={discountLimits.PRODUCTS - value.length}
              exceptIds={value}
              onClose={() => setOpen(false)}
              onPick={(products) => {
                setOpen(false);
                onChange([...value, ...products.map(({ id }) => id)]);
              }}
            />
          ) : null}
        </>
      )}
    />
  );
};

const ChosenCategories = ({
  names,
  onRemove,
}: {
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
}): ReactNode =>
  names.length === 0 ? null : (
    <ul className="discount-chosen">
      {names.map((name) => (
        <li key={name}>
          <span className="discount-category">{name}</span>
          <IconButton icon={X} label={`Remove ${name}`} onPress={() => onRemove(name)} />
        </li>
      ))}
    </ul>
  );

const CategoriesField = ({ form: { control }, name }: ListFieldProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange }, fieldState }) => (
        <>
          <ChosenCategories
            names={value}
            onRemove={(removed) => onChange(value.filter((each) => each !== removed))}
          />
          <PickButton
            icon={FolderTree}
            text="Choose categories"
            error={fieldState.error?.message}
            takeRef={ref}
            onOpen={() => setOpen(true)}
          />
          {isOpen ? (
            <CategoryPicker
              value={value}
              max={discountLimits.CATEGORIES}
              onClose={() => setOpen(false)}
              onPick={(categories) => {
                setOpen(false);
                onChange([...categories]);
              }}
            />
          ) : null}
        </>
      )}
    />
  );
};

interface TargetFieldsProps {
  readonly form: DiscountForm;
  readonly part: 'target' | 'gets';
  readonly label: string;
  /** Name of the choice without a restriction. */
  readonly whole: string;
}

/** Which products: all, some, or those of categories. */
export const TargetFields = ({ form, part, label, whole }: TargetFieldsProps) => {
  const kind = form.watch(`${part}Kind`);
  return (
    <>
      <FormSelect
        control={form.control}
        name={`${part}Kind`}
        label={label}
        choices={[
          { id: 'order', name: whole },
          { id: 'products', name: 'Specific products' },
          { id: 'categories', name: 'Specific categories' },
        ]}
      />
      {kind === 'products' ? <ProductsField form={form} name={`${part}ProductIds`} /> : null}
      {kind === 'categories' ? <CategoriesField form={form} name={`${part}Categories`} /> : null}
    </>
  );
};
