// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blur, click, press, renderComponent, type, type Rendered } from '../../testing/index.ts';
import { QuantityField } from './quantity-field.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const open = async (quantity: number, available?: number) => {
  const [onChange, onFault] = [vi.fn(), vi.fn()];
  rendered = await renderComponent(
    <QuantityField
      entryId="e1"
      quantity={quantity}
      title="Print"
      available={available}
      onChange={onChange}
      onFault={onFault}
    />,
  );
  const { find } = rendered;
  return {
    onChange,
    onFault,
    fewer: find<HTMLButtonElement>('[aria-label="One fewer: Print"]'),
    more: find<HTMLButtonElement>('[aria-label="One more: Print"]'),
    field: find<HTMLInputElement>('[aria-label="Quantity: Print"]'),
  };
};

describe('the quantity of a line', () => {
  it('changes by one with its buttons', async () => {
    const { fewer, more, onChange } = await open(3);
    await click(more);
    await click(fewer);
    expect(onChange.mock.calls).toEqual([[4], [2]]);
  });

  it('is neither less than one nor more than there are', async () => {
    expect((await open(1)).fewer.disabled).toBe(true);
    await rendered?.unmount();
    const { fewer, more } = await open(5, 5);
    expect(fewer.disabled).toBe(false);
    expect(more.disabled).toBe(true);
  });

  it('counts as typed when the field is left or Enter is pressed, and not before', async () => {
    const { field, onChange } = await open(1);
    await type(field, '12');
    expect(onChange).not.toHaveBeenCalled();
    await blur(field);
    await type(field, '7');
    await press(field, 'Enter');
    expect(onChange.mock.calls).toEqual([[12], [7]]);
  });

  it('goes on from what was typed', async () => {
    const { field, more, onChange } = await open(1);
    await type(field, '12');
    await click(more);
    expect(onChange.mock.calls).toEqual([[13]]);
  });

  it.each(['', 'many', '1.5', '10000'])('is as before and says why when %j is typed', async (text) => {
    const { field, onChange, onFault } = await open(2);
    await type(field, text);
    await blur(field);
    expect(onChange).not.toHaveBeenCalled();
    expect(onFault).toHaveBeenCalledWith(expect.stringMatching(/\S/));
    expect(field.value).toBe('2');
  });

  it('says nothing when it is left as it was', async () => {
    const { field, onChange, onFault } = await open(2);
    await blur(field);
    await type(field, '2');
    await blur(field);
    expect(onChange).not.toHaveBeenCalled();
    expect(onFault).not.toHaveBeenCalled();
  });
});
