// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../testing/index.ts';
import { StockCell } from './stock-cell.tsx';

const open = async (isTyped: boolean): Promise<HTMLInputElement> => {
  const props = {
    row: { variantId: 'v', title: 'Print', options: [], stock: 0 },
    columns: [],
    edits: {
      edit: { variantId: 'v', text: '0', isTyped, expected: 0, message: undefined },
      failed: new Map(),
    },
  };
  const container = await mount(<StockCell {...(props as unknown as ComponentProps<typeof StockCell>)} />);
  const input = container.querySelector('input');
  if (!input) throw new Error('The stock is not edited.');
  input.focus();
  return input;
};

it('a stock that is opened by a click is selected, so that typing replaces it', async () => {
  const { selectionStart, selectionEnd } = await open(false);
  expect([selectionStart, selectionEnd]).toEqual([0, 1]);
});

it('a digit that opened the field stays when the next one is typed', async () => {
  const { selectionStart, selectionEnd } = await open(true);
  expect(selectionStart).toBe(selectionEnd);
});
