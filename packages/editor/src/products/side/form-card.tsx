import { findValueFaults, readFieldConstraints } from '@sitewright/domain/blocks/schemas';
import { productTypes, type Product } from '@sitewright/domain/catalogue';
import { fieldKinds, type FormDefinition } from '@sitewright/domain/forms';
import { formSchema } from '@sitewright/domain/forms/schemas';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import {
  fieldKindDefinitions,
  ValueSettings,
  type BlockValue,
  type SettingGroup,
  type ValueRules,
} from '../../blocks/index.ts';
import { Button, Skeleton } from '../../controls/index.ts';
import { newId } from '../../documents/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { useProduct } from '../state/product-context.ts';

const typeOf = (field: BlockValue): string => String(field['type'] ?? 'text');
const hasOptions = (field: BlockValue): boolean =>
  ['radio', 'checkbox', 'select', 'likert'].includes(typeOf(field));
const hasPlaceholder = (field: BlockValue): boolean =>
  ['text', 'textarea', 'email', 'number', 'website', 'twitter'].includes(typeOf(field));
const isQuestion = (field: BlockValue): boolean => !['section', 'hidden'].includes(typeOf(field));

const titleOf = (field: unknown): string =>
  typeof field === 'object' && field !== null && 'title' in field ? String(field.title) : '';

const groups: readonly SettingGroup[] = [
  {
    settings: [
      { control: 'text', field: 'name', label: 'Form name' },
      {
        control: 'list',
        field: 'fields',
        label: 'Fields',
        singular: 'Field',
        plural: 'Fields',
        titleOf,
        start: (makeId) => ({ id: makeId(), type: 'text', title: '' }),
        entry: [
          {
            control: 'choice',
            field: 'type',
            label: 'Type',
            names: Object.fromEntries(fieldKinds.map((kind) => [kind, fieldKindDefinitions[kind].name])),
          },
          { control: 'text', field: 'title', label: 'Label' },
          { control: 'text', field: 'description', label: 'Description' },
          { control: 'switch', field: 'required', label: 'Required', defaultValue: false, when: isQuestion },
          { control: 'text', field: 'placeholder', label: 'Placeholder', when: hasPlaceholder },
          {
            control: 'lines',
            field: 'options',
            label: 'Options',
            hint: 'One per line.',
            when: hasOptions,
          },
          { control: 'text', field: 'value', label: 'Value', when: (field) => typeOf(field) === 'hidden' },
        ],
      },
    ],
  },
];

const rules: ValueRules = {
  validate: (value) => findValueFaults(formSchema, value),
  fieldInfo: (field) => readFieldConstraints(formSchema, field.split('.')),
};

const withForm = (product: Product, form: FormDefinition | undefined): Product => {
  const { additionalFieldsForm: _before, ...rest } = product;
  return form
    ? {
        ...rest,
        additionalFieldsForm: { ...form, fields: [...form.fields] } as NonNullable<
          Product['additionalFieldsForm']
        >,
      }
    : rest;
};

const startForm = (): FormDefinition => ({
  id: newId(),
  name: 'Additional information',
  fields: [{ id: newId(), type: 'text', title: 'Message' }],
});

const formOf = (product: Product): FormDefinition | undefined => product.additionalFieldsForm;

const FormFields = ({ form }: { readonly form: FormDefinition }) => {
  const { productNow, changeProduct } = useProduct();
  return (
    <Suspense fallback={<Skeleton rows={2} shape="form" />}>
      <ValueSettings
        id={`form ${form.id}`}
        value={form as unknown as BlockValue}
        valueNow={() => formOf(productNow()) as unknown as BlockValue | undefined}
        {...{ rules, groups }}
        onChange={(next, label) =>
          changeProduct(label, (product) => withForm(product, next as unknown as FormDefinition))
        }
      />
    </Suspense>
  );
};

/** Questions that customers answer before the product is put into the cart. */
export const FormCard = () => {
  const { product, changeProduct } = useProduct();
  const form = formOf(product);
  if (product.productType === productTypes.giftCard) return null;
  return (
    <ProductCard
      title="Additional fields"
      actions={
        form ? (
          <Button
            kind="quiet"
            onPress={() => changeProduct('Remove form', (before) => withForm(before, undefined))}
          >
            Remove form
          </Button>
        ) : (
          <Button
            kind="quiet"
            icon={Plus}
            onPress={() => changeProduct('Add form', (before) => withForm(before, startForm()))}
          >
            Add form
          </Button>
        )
      }
    >
      {form ? (
        <FormFields key={form.id} form={form} />
      ) : (
        <p className="field-hint">Ask customers for a dedication, a size or a date before they buy.</p>
      )}
    </ProductCard>
  );
};
