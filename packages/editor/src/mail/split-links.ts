export interface TextPiece {
  readonly text: string;
  readonly isLink: boolean;
  /** Where it begins in the whole text. */
  readonly at: number;
}

/** A full stop or bracket at the end belongs to the sentence, not to the address. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

/** A letter's text with its web addresses told apart. */
export const splitLinks = (text: string): TextPiece[] => {
  let at = 0;
  return text
    .split(address)
    .map((piece, place) => {
      at += piece.length;
      return { text: piece, isLink: place % 2 === 1, at: at - piece.length };
    })
    .filter((piece) => piece.text !== '');
};
