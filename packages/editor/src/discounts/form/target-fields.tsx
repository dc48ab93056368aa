import { discountLimits } from '@sitewright/domain/discounts';
import { FolderTree, ShoppingBag, X, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useState, type ComponentType } from 'react';
import { Controller, type ControllerRenderProps } from 'react-hook-form';
import { Button, IconButton } from '../../controls/index.ts';
import { FormSelect } from '../../form-fields/index.ts';
import { PublishedProductPicker } from '../../product-picker/index.ts';
import { CategoryPicker } from './category-picker.tsx';
import { ChosenProducts, type ChosenProps } from './chosen-products.tsx';
import type { DiscountValues } from './discount-values.ts';
import type { DiscountForm } from './use-discount-form.ts';

type ListField = 'targetProductIds' | 'targetCategories' | 'getsProductIds' | 'getsCategories';

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

const ChosenCategories = ({ values, onRemove }: ChosenProps) =>
  values.length === 0 ? null : (
    <ul className="discount-chosen">
      {values.map((name) => (
        <li key={name}>
          <span className="discount-category">{name}</span>
          <IconButton icon={X} label={`Remove ${name}`} onPress={() => onRemove(name)} />
        </li>
      ))}
    </ul>
  );

interface PickerProps {
  readonly value: readonly string[];
  readonly onClose: () => void;
  /** The whole list, with what was chosen. */
  readonly onPick: (next: string[]) => void;
}

interface ListFieldProps {
  readonly form: DiscountForm;
  readonly name: ListField;
  readonly icon: LucideIcon;
  readonly text: string;
  readonly Chosen: ComponentType<ChosenProps>;
  readonly Picker: ComponentType<PickerProps>;
}

/** What was chosen, and a button that opens the dialog to choose more. */
const ListOf = ({ form: { control }, name, icon, text, Chosen, Picker }: ListFieldProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange }, fieldState }) => (
        <>
          <Chosen values={value} onRemove={(removed) => onChange(value.filter((each) => each !== removed))} />
          <PickButton
            {...{ icon, text }}
            error={fieldState.error?.message}
            takeRef={ref}
            onOpen={() => setOpen(true)}
          />
          {isOpen ? (
            <Picker
              value={value}
              onClose={() => setOpen(false)}
              onPick={(next) => {
                setOpen(false);
                onChange(next);
              }}
            />
          ) : null}
        </>
      )}
    />
  );
};

const MoreProducts = ({ value, onClose, onPick }: PickerProps) => (
  <PublishedProductPicker
    isMultiple
    max={discountLimits.PRODUCTS - value.length}
    exceptIds={value}
    onClose={onClose}
    onPick={(products) => onPick([...value, ...products.map(({ id }) => id)])}
  />
);

const AllCategories = ({ value, onClose, onPick }: PickerProps) => (
  <CategoryPicker
    {...{ value, onClose }}
    max={discountLimits.CATEGORIES}
    onPick={(categories) => onPick([...categories])}
  />
);

const productList = {
  icon: ShoppingBag,
  text: 'Choose products',
  Chosen: ChosenProducts,
  Picker: MoreProducts,
} as const;

const categoryList = {
  icon: FolderTree,
  text: 'Choose categories',
  Chosen: ChosenCategories,
  Picker: AllCategories,
} as const;

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
      {kind === 'products' ? <ListOf form={form} {...productList} name={`${part}ProductIds`} /> : null}
      {kind === 'categories' ? <ListOf form={form} {...categoryList} name={`${part}Categories`} /> : null}
    </>
  );
};
