import type { WebhookEventType } from '@sitewright/domain/webhooks';

const variant = {
  variantId: '6a08f0c2b7d5e41f9c3a2b10',
  itemId: '6a08f0c2b7d5e41f9c3a2b11',
  title: 'Linen print',
  variant: 'A3',
  sku: 'PRINT-A3',
};

const order = {
  orderId: '6a08f0c2b7d5e41f9c3a2b12',
  orderNumber: '1001',
  testMode: false,
  isPaid: true,
  createdOn: '2026-01-15T10:00:00.000Z',
  customerEmail: 'ada@example.com',
  customerName: 'Ada Example',
  language: 'en',
  grandTotal: { cents: 4900, currency: 'EUR' },
  items: [
    {
      itemId: variant.itemId,
      variantId: variant.variantId,
      sku: variant.sku,
      title: variant.title,
      quantity: 1,
      unitCents: 4900,
    },
  ],
};

const oneLine = [{ lineId: '6a08f0c2b7d5e41f9c3a2b13', quantity: 1 }];

/** What a sample shows of a site that has no such record yet. */
export const exampleEvents: Readonly<Record<WebhookEventType, object>> = {
  'form.submitted': {
    id: '6a08f0c2b7d5e41f9c3a2b14',
    formId: '6a08f0c2b7d5e41f9c3a2b15',
    formName: 'Contact',
    submittedAt: '2026-01-15T10:00:00.000Z',
    sender: 'ada@example.com',
    pagePath: '/contact',
    answers: [{ fieldId: 'email', type: 'email', title: 'Email', text: 'ada@example.com' }],
  },
  'comment.created': {
    id: '6a08f0c2b7d5e41f9c3a2b16',
    itemId: '6a08f0c2b7d5e41f9c3a2b17',
    parentId: null,
    authorName: 'Ada',
    email: 'ada@example.com',
    website: null,
    body: 'A fine text.',
    state: 'pending',
  },
  'product.published': {
    id: variant.itemId,
    collectionId: '6a08f0c2b7d5e41f9c3a2b18',
    title: variant.title,
    urlId: 'linen-print',
    productType: 1,
  },
  'order.created': order,
  'order.fulfilled': {
    ...order,
    isPart: false,
    shipment: {
      id: '6a08f0c2b7d5e41f9c3a2b19',
      carrier: 'DHL',
      trackingNumber: '00340434',
      trackingUrl: 'https://www.dhl.com/',
      items: oneLine,
    },
  },
  'order.refunded': {
    ...order,
    refund: {
      id: '6a08f0c2b7d5e41f9c3a2b1a',
      amount: { cents: 4900, currency: 'EUR' },
      reason: 'returned',
      items: oneLine,
    },
  },
  'list.joined': { email: 'ada@example.com', list: 'Newsletter', joinedOn: '2026-01-15T10:00:00.000Z' },
  'stock.low': { ...variant, quantity: 3 },
  'stock.returned': { ...variant, quantity: 10 },
  'restock.notified': { ...variant, count: 12 },
};
