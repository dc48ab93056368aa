// @vitest-environment happy-dom
import { checkoutTextsIn, type CheckoutView } from '@sitewright/domain/checkout';
import { sampleDetails, sampleView } from '@sitewright/domain/checkout/testing';
import { addressTextsIn } from '@sitewright/domain/addresses';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blur, renderComponent, type, type Rendered } from '../../testing/index.ts';
import { CheckoutContext, type Checkout } from '../state/checkout-context.ts';
import { useBilling } from './use-billing.ts';

const run = vi.fn<Checkout['run']>();

const billedAt = (postalCode: string): CheckoutView =>
  sampleView({
    details: {
      ...sampleDetails,
      isBillingSame: false,
      billingAddress: { ...sampleDetails.shippingAddress, postalCode },
    },
  });

const PostalCode = () => {
  const { billingAddress, setBillingAddress, leaveField } = useBilling();
  return (
    <div onBlur={leaveField}>
      <input
        value={billingAddress.postalCode}
        onChange={({ target }) => setBillingAddress({ ...billingAddress, postalCode: target.value })}
      />
    </div>
  );
};

const first = billedAt('4050-036');

const withView = (view: CheckoutView) => (
  <CheckoutContext
    value={{
      view,
      entered: { details: first.details },
      texts: checkoutTextsIn('en'),
      addressTexts: addressTextsIn('en'),
      gatewayScript: '',
      questions: '',
      open: 'payment',
      isBusy: false,
      faults: [],
      openStep: vi.fn(),
      clearFault: vi.fn(),
      run,
      showFaults: vi.fn(),
      showNotice: vi.fn(),
      showView: vi.fn(),
    }}
  >
    <PostalCode />
  </CheckoutContext>
);

let rendered: Rendered | undefined;

beforeEach(() => {
  run.mockReset().mockImplementation(async () => first);
});

afterEach(() => rendered?.unmount());

const enter = async (postalCode: string): Promise<void> => {
  const field = rendered?.find<HTMLInputElement>('input');
  if (!field) return;
  await type(field, postalCode);
  await blur(field);
};

it('saves a billing address that has changed when its field is left, and no other', async () => {
  rendered = await renderComponent(withView(first));
  await enter('4050-036');
  expect(run).not.toHaveBeenCalled();
  await enter('4100-001');
  expect(run).toHaveBeenCalledTimes(1);
});

it('saves what it has saved before once the pay button has saved another address', async () => {
  rendered = await renderComponent(withView(first));
  await enter('4100-001');
  await rendered.rerender(withView(billedAt('4100-001')));
  await rendered.rerender(withView(billedAt('4200-002')));
  await enter('4100-001');
  expect(run).toHaveBeenCalledTimes(2);
});
