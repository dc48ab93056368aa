import type { IOptions } from 'sanitize-html';

const textTags = [
  'p',
  'div',
  'span',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'figure',
  'figcaption',
];
const listTags = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const markTags = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'mark',
  'code',
  'kbd',
  'small',
  'abbr',
  'cite',
  'q',
  'time',
  'img',
];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const length = /^\d{1,4}(\.\d{1,3})?(px|rem|em|%)$/;
const color = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{3,40}\)|hsla?\([\d\s.,%/]{3,40}\)|[a-z]{3,20})$/i;

/** An allow list: a deny list would miss what nobody has thought of yet. */
export const richTextRules: IOptions = {
  allowedTags: [...textTags, ...listTags, ...markTags, ...tableTags],
  allowedAttributes: {
    '*': ['style', 'class', 'lang', 'dir', 'title'],
    a: ['href', 'target', 'rel', 'name'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'type'],
    time: ['datetime'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedClasses: { '*': ['sqsrte-*', 'text-align-*'] },
  allowedStyles: {
    '*': {
      'text-align': [/^(left|right|center|justify)$/],
      color: [color],
      'background-color': [color],
      'font-size': [length],
      'font-weight': [/^(\d{3}|bold|normal)$/],
      'font-style': [/^(italic|normal)$/],
      'text-decoration': [/^(underline|line-through|none)$/],
      'white-space': [/^pre-wrap$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
    'iframe',
    'math',
    'svg',
  ],
  nestingLimit: 60,
};
