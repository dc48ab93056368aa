import { cleanVatNumber, isVatNumber, vatNumberExample } from '@sitewright/domain/addresses';
import { checkoutLimits } from '@sitewright/domain/checkout';
import { isEmail } from '@sitewright/domain/contributors';
import { tidyTags } from '@sitewright/domain/orders';
import type { ReactNode } from 'react';
import { Card, CardBody, Checkbox, Section } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import { CommittedText } from './committed-fields.tsx';
import { DraftAddress } from './draft-address.tsx';
import { FindCustomer } from './find-customer.tsx';
import type { Draft, DraftEditing } from './use-draft.ts';

const Panel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section title={title}>
    <Card>
      <CardBody>
        <div className="draft-fields">{children}</div>
      </CardBody>
    </Card>
  </Section>
);

const emailFault = (text: string): string | undefined =>
  text.trim() === '' || isEmail(text.trim())
    ? undefined
    : 'Enter an email address, such as name@example.com.';

const vatNumberFault = (text: string, country: string): string | undefined =>
  text.trim() === '' || isVatNumber(text, country)
    ? undefined
    : `Enter a VAT number, such as ${vatNumberExample(text, country)}.`;

/** Who it is for, where it goes, note and tags. */
export const DraftSide = ({ editing }: { readonly editing: DraftEditing }) => {
  const { draft, change } = editing;
  const { details, content } = draft;
  const { permissions } = useSession();
  const { country: billingCountry } = details.isBillingSame
    ? details.shippingAddress
    : details.billingAddress;
  const set = (fields: Partial<Draft['details']>): void =>
    change((edited) => ({ details: { ...edited.details, ...fields } }));
  return (
    <>
      <Panel title="Customer">
        {permissions.includes('customers') ? <FindCustomer editing={editing} /> : null}
        <CommittedText
          label="Email address"
          inputMode="email"
          value={details.email}
          findFault={emailFault}
          onCommit={(email) => set({ email: email.trim() })}
        />
      </Panel>
      <Panel title="Shipping address">
        <DraftAddress
          address={details.shippingAddress}
          onChange={(shippingAddress) => set({ shippingAddress })}
        />
      </Panel>
      <Panel title="Billing address">
        <Checkbox isSelected={details.isBillingSame} onChange={(isBillingSame) => set({ isBillingSame })}>
          Same as the shipping address
        </Checkbox>
        {details.isBillingSame ? null : (
          <DraftAddress
            address={details.billingAddress}
            onChange={(billingAddress) => set({ billingAddress })}
          />
        )}
        <CommittedText
          label="VAT number"
          hint="Of a company. Printed on the invoice."
          value={details.vatNumber}
          findFault={(text) => vatNumberFault(text, billingCountry)}
          onCommit={(text) => set({ vatNumber: cleanVatNumber(text, billingCountry) })}
        />
      </Panel>
      <Panel title="Note and tags">
        <CommittedText
          label="Note (the customer sees it)"
          lines={3}
          value={details.note}
          findFault={(text) => (text.length > checkoutLimits.NOTE ? 'Enter a shorter text.' : undefined)}
          onCommit={(note) => set({ note })}
        />
        <CommittedText
          label="Tags"
          hint="Separated by commas"
          value={content.tags.join(', ')}
          onCommit={(text) =>
            change((edited) => ({ content: { ...edited.content, tags: tidyTags(text.split(',')) } }))
          }
        />
      </Panel>
    </>
  );
};
