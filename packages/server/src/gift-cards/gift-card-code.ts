import { hash, randomBytes } from 'node:crypto';
import { codeOfBytes, GENERATED_CODE_LENGTH } from '@sitewright/domain/discounts';

/** More bytes than signs: a few are left out so that all signs are equally likely. */
const BYTES = GENERATED_CODE_LENGTH * 4;

/** 78 bits of a secure generator: two are never the same, and a hash of one tells nothing. */
export const newGiftCardCode = (): string => {
  for (;;) {
    const code = codeOfBytes(randomBytes(BYTES));
    if (code.length === GENERATED_CODE_LENGTH) return code;
  }
};

export const hashGiftCardCode = (code: string): string => hash('sha256', code, 'base64url');
