export interface TextPiece {
  readonly text: string;
  readonly isLink: boolean;
  /** Offset in the text. */
  readonly at: number;
}

/** A trailing full stop or bracket is not part of the URL. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

/** Splits the text of an email into text and links. */
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
