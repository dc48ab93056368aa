import { storeLimits } from '@sitewright/domain/store';
import { useWatch } from 'react-hook-form';
import { Card, CardBody, Section } from '../controls/index.ts';
import { FormSwitch, FormTextField } from '../form-fields/index.ts';
import { fieldName } from './field-names.ts';
import type { StoreForm } from './use-store-form.ts';

const exampleQuantity = (threshold: string): number => Math.max(1, Math.min(3, Number(threshold) || 1));

/** The message as a shopper would read it. */
const ScarcityPreview = ({ control }: Pick<StoreForm, 'control'>) => {
  const [text, threshold] = useWatch({ control, name: ['scarcityText', 'scarcityThreshold'] });
  return (
    <div className="field">
      <span className="field-label">Preview</span>
      <output className="store-scarcity" aria-label="Preview of the message">
        {text.replaceAll('{qtyInStock}', String(exampleQuantity(threshold)))}
      </output>
    </div>
  );
};

const LowStock = ({ control }: Pick<StoreForm, 'control'>) => (
  <>
    <FormSwitch
      control={control}
      name="scarcityEnabledOnProductItems"
      label={fieldName('scarcityEnabledOnProductItems')}
      hint="Tells shoppers on the page of a product that little is left."
    />
    <FormSwitch
      control={control}
      name="scarcityEnabledOnProductBlocks"
      label={fieldName('scarcityEnabledOnProductBlocks')}
      hint="The same where products are shown on other pages."
    />
    <div className="store-pair">
      <FormTextField
        control={control}
        name="scarcityThreshold"
        label={fieldName('scarcityThreshold')}
        hint="Pieces that are left of a variant."
        maxLength={4}
      />
      <FormTextField
        control={control}
        name="scarcityText"
        label={fieldName('scarcityText')}
        hint="{qtyInStock} stands for the number of pieces."
        maxLength={storeLimits.MAX_TEXT_LENGTH}
      />
    </div>
    <ScarcityPreview control={control} />
  </>
);

const filterHints = {
  filterByCategory: 'The categories of the page.',
  filterByOptions: 'The options of its products, such as size or color.',
  filterByPrice: 'A lowest and a highest price.',
  filterByAvailability: 'Leaves out what is sold out.',
  filterByTag: 'The tags of its products.',
  sortChosen: 'Shoppers choose the order: newest, price or name.',
} as const;

const ListFilters = ({ control }: Pick<StoreForm, 'control'>) =>
  (Object.keys(filterHints) as (keyof typeof filterHints)[]).map((name) => (
    <FormSwitch key={name} control={control} name={name} label={fieldName(name)} hint={filterHints[name]} />
  ));

export const MerchandisingSection = ({ form: { control } }: { readonly form: StoreForm }) => (
  <>
    <Section title="Low stock message" text="A product can have its own message instead.">
      <Card>
        <CardBody>
          <LowStock control={control} />
        </CardBody>
      </Card>
    </Section>
    <Section
      title="Filters in lists of products"
      text="A filter is shown where products differ in it, in templates that have a place for it."
    >
      <Card>
        <CardBody>
          <ListFilters control={control} />
        </CardBody>
      </Card>
    </Section>
    <Section title="Product pages" text="What shoppers find beside a product.">
      <Card>
        <CardBody>
          <FormSwitch
            control={control}
            name="relatedProductsEnabled"
            label={fieldName('relatedProductsEnabled')}
            hint="Shows other products below a product, where the template has a place for them."
          />
          <FormSwitch
            control={control}
            name="productQuickViewEnabled"
            label={fieldName('productQuickViewEnabled')}
            hint="Opens a product over the list, without leaving the page."
          />
          <FormSwitch
            control={control}
            name="firstVariantPreselected"
            label={fieldName('firstVariantPreselected')}
            hint="Shoppers see its price and picture at once and choose another if they like."
          />
          <FormSwitch
            control={control}
            name="soldOutVariantsDropdownDisabled"
            label={fieldName('soldOutVariantsDropdownDisabled')}
            hint="Options of which nothing is left cannot be chosen in dropdown menus."
          />
        </CardBody>
      </Card>
    </Section>
  </>
);
