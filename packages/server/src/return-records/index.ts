export { readReturnOffer, type OrderToReturn, type ReturnOffer } from './return-offer.ts';
export { insertReturn, listReturns, updateReturn, type ReturnRow } from './return-records-store.ts';
