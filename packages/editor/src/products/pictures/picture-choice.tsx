import { Radio, RadioGroup, Label } from 'react-aria-components';
import { Picture, usePictureName } from './picture.tsx';

interface PictureChoiceProps {
  readonly label: string;
  /** Pictures of the product. */
  readonly ids: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

const NONE = 'none';

const Choice = ({ id, place }: { readonly id: string; readonly place: number }) => (
  <Radio value={id} className="product-editor-picture-choice" aria-label={usePictureName(id, place)}>
    <Picture id={id} />
  </Radio>
);

/** One of the product's pictures, or none. */
export const PictureChoice = ({ label, ids, value, onChange }: PictureChoiceProps) =>
  ids.length === 0 ? (
    <p className="field-hint">Add images to the product first.</p>
  ) : (
    <RadioGroup
      className="field"
      orientation="horizontal"
      value={value ?? NONE}
      onChange={(id) => onChange(id === NONE ? undefined : id)}
    >
      <Label className="field-label">{label}</Label>
      <div className="product-editor-picture-choices">
        <Radio value={NONE} className="product-editor-picture-choice">
          <span className="field-hint">None</span>
        </Radio>
        {ids.map((id, index) => (
          <Choice key={id} id={id} place={index + 1} />
        ))}
      </div>
    </RadioGroup>
  );
