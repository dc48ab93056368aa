import { bringBack, missingCombinations, variantName, type Attributes } from '@sitewright/domain/catalogue';
import { useState } from 'react';
import { Button, Disclosure } from '../../controls/index.ts';
import { useVariantSource } from '../options/use-option-edits.ts';
import { useProduct } from '../state/product-context.ts';

/** Combinations that are not sold: retired variants, and such that never were. */
export const MissingVariants = () => {
  const { product, productNow, changeProduct } = useProduct();
  const source = useVariantSource();
  const [fault, setFault] = useState<string>();
  const missing = missingCombinations(product);
  const names = product.variantOptionOrdering ?? [];
  if (names.length === 0 || missing.length === 0) return null;
  const restore = (wanted: readonly Attributes[]): void => {
    const edit = bringBack(productNow(), wanted, source());
    setFault('fault' in edit ? edit.fault : undefined);
    if ('product' in edit) changeProduct('Bring back variants', () => edit.product);
  };
  const text =
    missing.length === 1 ? '1 combination is not sold' : `${missing.length} combinations are not sold`;
  return (
    <Disclosure title={text} isOpen={missing.length <= 3}>
      {fault === undefined ? null : <p className="field-error">{fault}</p>}
      <ul className="product-editor-missing">
        {missing.map((attributes) => {
          const name = variantName({ attributes: { ...attributes } }, names);
          return (
            <li key={name}>
              <span>{name}</span>
              <Button kind="quiet" aria-label={`Bring back ${name}`} onPress={() => restore([attributes])}>
                Bring back
              </Button>
            </li>
          );
        })}
      </ul>
      {missing.length > 1 ? (
        <div className="row">
          <Button onPress={() => restore(missing)}>Bring back all</Button>
        </div>
      ) : null}
    </Disclosure>
  );
};
