import { donationsCalls } from '@sitewright/api/donations';
import { newFundTerms, type FundTerms } from '@sitewright/domain/donations';
import type { TestBrowser } from '../app/test-browser.ts';
import { accept } from '../content/publish-content.ts';
import { openCheckoutShop, sampleAddress } from './open-checkout-shop.ts';

/** A shop with a fund that suggests 10.00 and 25.00. */
export const openDonationShop = async () => {
  const shop = await openCheckoutShop();

  const addFund = async (terms: Partial<FundTerms> & Pick<FundTerms, 'title' | 'slug'>) =>
    accept(
      await shop.owner.client.send(donationsCalls.createFund, {
        body: { ...newFundTerms, ...terms, suggestedCents: [...(terms.suggestedCents ?? [])] },
      }),
    );

  const fund = await addFund({
    title: 'Harbour library',
    slug: 'library',
    description: 'Books for everybody.',
    suggestedCents: [1000, 2500],
    minimumCents: 500,
    isMonthlyOffered: true,
    isNoteAsked: true,
    thanks: 'The readers of the harbour thank you.',
  });

  /** Sends the form of the fund. */
  const give = (browser: TestBrowser, fields: Readonly<Record<string, string>> = {}) =>
    shop.post(browser, '/-/donate', { fund: fund.id, amount: '2500', rhythm: 'once', ...fields });

  const enter = async (browser: TestBrowser, email: string): Promise<void> => {
    accept(
      await shop.save(browser, {
        email,
        shippingAddress: sampleAddress,
        isBillingSame: false,
        billingAddress: sampleAddress,
      }),
    );
  };

  /** Gives and pays; answers the id of the order. */
  const donate = async (email: string, fields: Readonly<Record<string, string>> = {}) => {
    shop.passMinute();
    const browser = await shop.visitor();
    await give(browser, fields);
    await enter(browser, email);
    const paid = accept(await shop.pay(browser));
    const order = (await shop.orders()).find((each) => each['email'] === email);
    return { browser, paid, orderId: String(order?.['order_id']) };
  };

  return { ...shop, fund, addFund, give, enter, donate };
};
