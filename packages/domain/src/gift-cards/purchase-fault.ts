/** What may be wrong with what a shopper enters for a gift card. */
export type PurchaseFault =
  'recipientNameMissing' | 'nameTooLong' | 'emailInvalid' | 'messageTooLong' | 'dayInvalid';
