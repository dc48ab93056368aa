/**
 * What the markup of a reduced price needs on every page that prints it, also where a template brings styles of its own.
 * Classes stand in `:where()`, so that whatever the template says about them wins.
 */
export const priceStyles =
  ':where(.visually-hidden){position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);' +
  'white-space:nowrap}:where(.original-price){text-decoration:line-through}' +
  ':where(.product-unit-price){display:block;font-size:max(.65em,.8125rem);font-weight:400}';
