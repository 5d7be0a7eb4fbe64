import { catalogue } from '#client/lib/catalogue'

/** Words of the strip of pages. */
export const pagesTexts = catalogue('visualsPages', {
  label: 'Pages',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  add: 'Add page',
  duplicate: 'Duplicate page',
  remove: 'Remove page',
  earlier: 'Move page left',
  later: 'Move page right',
  full: (max: number) => `A visual has at most ${max} pages.`,
})
