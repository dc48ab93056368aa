export {
  optionalText,
  printGrams,
  printOptionalPrice,
  readCount,
  readName,
  readOptionalPrice,
  readPrice,
  readWeight,
  type Reading,
} from './read-amounts.ts';
export { readPostalCodes } from './read-postal-codes.ts';
