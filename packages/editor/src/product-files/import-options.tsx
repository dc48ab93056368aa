import { Select, Switch } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import { readUnit, unitChoices } from '../product-export/index.ts';
import type { ImportOptions } from './use-import.ts';

interface ProductPage {
  readonly id: string;
  readonly title: string;
}

interface ImportOptionsFormProps {
  readonly pages: readonly ProductPage[];
  readonly options: ImportOptions;
  /** Whether the file has weights or sizes without a unit. */
  readonly hasUnits: boolean;
  readonly onChange: (options: ImportOptions) => void;
}

/** Each change checks the file again. */
export const ImportOptionsForm = ({ pages, options, hasUnits, onChange }: ImportOptionsFormProps) => {
  const { permissions } = useSession();
  return (
    <div className="import-options">
      <Select
        label="Add new products to"
        choices={pages.map(({ id, title }) => ({ id, name: title }))}
        value={options.collectionId}
        onChange={(collectionId) => onChange({ ...options, collectionId })}
        hint="For rows that name no products page."
      />
      {hasUnits ? (
        <Select
          label="Weights and sizes without a unit"
          choices={unitChoices}
          value={options.weightUnit}
          onChange={(id) => onChange({ ...options, weightUnit: readUnit(id) })}
        />
      ) : null}
      {permissions.includes('publish-products') ? (
        <Switch
          label="Publish visible products"
          hint="Otherwise everything is saved as drafts that you can check first."
          isOn={options.publishes}
          onChange={(publishes) => onChange({ ...options, publishes })}
        />
      ) : null}
      {permissions.includes('inventory') ? (
        <Switch
          label="Set stock"
          hint="Stock is live at once."
          isOn={options.setsStock}
          onChange={(setsStock) => onChange({ ...options, setsStock })}
        />
      ) : null}
    </div>
  );
};
