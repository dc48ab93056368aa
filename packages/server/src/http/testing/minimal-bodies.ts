import { emptyAddress } from '@sitewright/domain/addresses';
import { emptyCampaign, nobody } from '@sitewright/domain/campaigns';

export const UNKNOWN_ID = '0123456789abcdef01234567';

const importOptions = `{"collectionId":"${UNKNOWN_ID}","publishes":false,"setsStock":false,"weightUnit":"POUND"}`;

const draftOrder = {
  revision: 1,
  content: { lines: [], discount: null, delivery: { kind: 'store', key: null }, tags: [] },
  details: {
    email: '',
    acceptsMarketing: false,
    shippingAddress: emptyAddress,
    isBillingSame: true,
    billingAddress: emptyAddress,
    vatNumber: '',
    waivesWithdrawal: false,
    note: '',
    answers: {},
  },
};

/** The smallest body that each call with an id accepts: what is refused then is the id. */
export const minimalBodies: Readonly<Record<string, string>> = {
  'campaigns.save': JSON.stringify({ revision: 1, name: 'Mine', content: emptyCampaign, audience: nobody }),
  'campaigns.preview': JSON.stringify({ content: emptyCampaign, audience: nobody }),
  'campaigns.send': '{"revision":1}',
  'campaigns.sendTest': '{"to":"mine@example.com"}',
  'contributors.setRoles': '{"roles":[4]}',
  'media.update': '{"title":"Mine"}',
  'documents.save': '{"baseRevision":1,"content":{}}',
  'documents.publish': '{"baseRevision":1}',
  'documents.discard': '{"baseRevision":1}',
  'documents.restoreRevision': '{"baseRevision":1}',
  'pages.publish': '{"baseRevision":1}',
  'pages.setPassword': '{"password":"mine"}',
  'pages.createItem': '{"title":"Mine"}',
  'pages.orderItems': `{"ids":["${UNKNOWN_ID}"]}`,
  'pages.publishItem': '{"baseRevision":1}',
  'pages.changeTerm': '{"kind":"tags","term":"ink","into":null,"mayMerge":false}',
  'comments.reply': '{"body":"Mine"}',
  'discounts.update':
    '{"revision":1,"name":"Mine","code":null,"isEnabled":true,"reward":{"kind":"percent","percent":"10"},' +
    '"target":{"kind":"order"},"isFirstPurchaseOnly":false,"isCombinable":true,"startsOn":null,"endsOn":null}',
  'draft-orders.save': JSON.stringify(draftOrder),
  'draft-orders.createLink': '{"revision":1,"days":1}',
  'draft-orders.sendLink': '{"revision":1,"days":1,"message":""}',
  'draft-orders.revokeLink': '{"revision":1}',
  'draft-orders.markPaid': '{"revision":1,"totalCents":0}',
  'order-edits.preview': '{"quantities":[],"added":[]}',
  'order-edits.apply':
    '{"revision":1,"edit":{"quantities":[],"added":[]},"isRestocked":true,"reason":"","totalCents":0}',
  'order-edits.createLink': '{"revision":1,"days":1}',
  'order-edits.sendLink': '{"revision":1,"days":1,"message":""}',
  'order-edits.revokeLink': '{"revision":1}',
  'returns.accept': '{"reply":"Mine"}',
  'returns.decline': '{"reply":"Mine"}',
  'returns.receive': '{"isRestocked":false}',
  'subscriptions.cancel': '{"when":"now"}',
  'subscriptions.changeLine': '{"quantity":1}',
  'subscriptions.changeAddress': JSON.stringify({ shippingAddress: emptyAddress }),
  'subscriptions.changePrice': '{"unitCents":1}',
  'subscriptions.advance': '{"outcome":"success"}',
  'mailing-connections.connectList': '{"remoteListId":"abc1"}',
  'mailing-lists.updateList': '{"name":"Mine","isDoubleOptIn":true,"isForCheckout":false}',
  'mailing-lists.addMember': '{"email":"mine@example.com","name":"","tags":[],"proof":"Signed up on paper"}',
  'mailing-lists.updateSegment': '{"name":"Mine","rule":{"match":"all","conditions":[]}}',
  'donations.changeFund':
    '{"revision":1,"title":"Mine","slug":"mine","description":"","suggestedCents":[],"isOtherAllowed":true,' +
    '"minimumCents":null,"maximumCents":null,"isMonthlyOffered":false,"isNoteAsked":false,"noteLabel":"","thanks":""}',
  'gift-cards.resend': '{"recipientEmail":"mine@example.com"}',
  'gift-cards.redeem': '{"amountCents":1,"note":""}',
  'gift-cards.adjust': '{"changeCents":1,"note":"Mine"}',
  'webhooks.update': '{"url":"https://mine.example/","events":["form.submitted"],"isActive":true}',
  'product-files.check': importOptions,
  'product-files.start': importOptions,
  'product-files.cancel': '{}',
  'product-files.undo': '{}',
  'product-files.dismiss': '{}',
  'forms.noteSubmission': '{"note":"Mine"}',
  'orders.fulfil':
    `{"revision":1,"lines":[{"lineId":"${UNKNOWN_ID}","quantity":1}],"carrier":"","carrierName":"",` +
    '"trackingNumber":"","trackingUrl":"","isNotified":false}',
  'orders.unfulfil': '{"revision":1}',
  'orders.cancel': '{"revision":1,"isRestocked":false}',
  'orders.markPaid': '{"revision":1}',
  'orders.markReady': '{"revision":1,"isNotified":false}',
  'orders.addNote': '{"text":"Mine"}',
  'orders.setTags': '{"revision":1,"tags":[]}',
  'payments.refund': '{"revision":1,"lines":[],"amountCents":1,"isRestocked":false,"reason":""}',
  'customers.correct':
    '{"contact":{"name":"Mine","email":"mine@example.com"},"before":{"name":"","email":""}}',
  'customers.setNote': '{"note":"Mine","before":""}',
  'customers.merge': `{"otherId":"${UNKNOWN_ID}"}`,
  'customers.withdrawConsent': '{}',
  'customers.erase': '{}',
  'forms.preview': '{"content":{}}',
  'catalogue.changeStock': `{"changes":[{"variantId":"${UNKNOWN_ID}","kind":"set","quantity":1}]}`,
};

/** Queries of calls that need one. */
export const minimalQueries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mailing-lists.importMembers': {
    filename: 'people.csv',
    who: 'Ines',
    when: '2026-01-10',
    how: 'Ticked a box on the paper form of the fair',
  },
};
