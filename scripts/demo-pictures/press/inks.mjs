export const INKS = {
  black: [22, 20, 18],
  vermilion: [232, 67, 42],
  blue: [35, 71, 214],
  yellow: [244, 182, 31],
  teal: [15, 138, 126],
  pink: [243, 166, 181],
};

export const PAPERS = {
  cotton: [248, 245, 237],
  bright: [252, 250, 245],
  kraft: [214, 196, 166],
};
