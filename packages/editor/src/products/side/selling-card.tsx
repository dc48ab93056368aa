import { isCounted, type Product } from '@sitewright/domain/catalogue';
import type { Setting } from '../../blocks/index.ts';
import { Select } from '../../controls/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { useProduct } from '../state/product-context.ts';
import { ProductSettings } from '../state/product-settings.tsx';

const buttonSettings: readonly Setting[] = [
  { control: 'switch', field: 'useCustomAddButtonText', label: 'Custom button text', defaultValue: false },
  {
    control: 'text',
    field: 'customAddButtonText',
    label: 'Button text',
    placeholder: 'Add to cart',
    when: ({ useCustomAddButtonText }) => useCustomAddButtonText === true,
  },
];

const quantitySettings: readonly Setting[] = [
  { control: 'number', field: 'quantityRules.min', label: 'Minimum' },
  { control: 'number', field: 'quantityRules.max', label: 'Maximum' },
  { control: 'number', field: 'quantityRules.step', label: 'In steps of' },
];

const soldOutSettings: readonly Setting[] = [
  { control: 'text', field: 'customSoldOutText', label: 'Sold-out text', placeholder: 'Sold out' },
];

const scarcitySettings: readonly Setting[] = [
  {
    control: 'text',
    field: 'scarcity.text',
    label: 'Low-stock text',
    hint: 'Without a text the store’s own is shown.',
  },
];

const scarcityChoices = [
  { id: 'store', name: 'As in the store settings' },
  { id: 'on', name: 'Show when few are left' },
  { id: 'off', name: 'Never show' },
];

const scarcityOf = ({ scarcity }: Product): string => {
  if (!scarcity) return 'store';
  return scarcity.isEnabled ? 'on' : 'off';
};

const withScarcity = (product: Product, choice: string): Product => {
  const { scarcity, ...rest } = product;
  return choice === 'store' ? rest : { ...rest, scarcity: { ...scarcity, isEnabled: choice === 'on' } };
};

const Scarcity = () => {
  const { product, changeProduct } = useProduct();
  const choice = scarcityOf(product);
  return (
    <>
      <Select
        label="Low stock"
        choices={scarcityChoices}
        value={choice}
        onChange={(next) => changeProduct('Change low stock', (before) => withScarcity(before, next))}
      />
      {choice === 'on' ? <ProductSettings name="scarcity" settings={scarcitySettings} /> : null}
    </>
  );
};

/** How the product is bought: button, quantities, and what is shown when few or none are left. */
export const SellingCard = () => {
  const { productType } = useProduct().product;
  return (
    <ProductCard title="Selling">
      <ProductSettings name="button" settings={buttonSettings} />
      <fieldset className="product-editor-fieldset">
        <legend className="field-label">Quantity per order line</legend>
        <div className="product-editor-trio">
          <ProductSettings name="quantity" settings={quantitySettings} />
        </div>
      </fieldset>
      {isCounted(productType) ? (
        <>
          <Scarcity />
          <ProductSettings name="sold-out" settings={soldOutSettings} />
        </>
      ) : null}
    </ProductCard>
  );
};

const organisationSettings: readonly Setting[] = [
  { control: 'text', field: 'vendor', label: 'Vendor', hint: 'Only you see it.' },
  {
    control: 'text',
    field: 'taxClass',
    label: 'Tax class',
    hint: 'Empty is the standard rate.',
  },
];

export const OrganisationCard = () => (
  <ProductCard title="Organisation">
    <ProductSettings name="organisation" settings={organisationSettings} />
  </ProductCard>
);
