import { catalogue } from '#client/lib/catalogue'

/** Words of the bar that offers a post in several templates. */
export const fromPostTexts = catalogue('visualsFromPost', {
  label: 'Made from your post',
  templates: 'Templates for your post',
  taken: (name: string) => `Template: ${name}.`,
  failed: { title: 'Template not loaded', description: 'Check your connection and try again.' },
  fetching: 'Loading the article’s picture...',
  picture: 'The picture is the article’s. Check that you may use it.',
  pictureMissing: 'The article’s picture could not be loaded.',
  look: 'Colors and fonts',
  format: 'Format',
  formats: { portrait: 'Portrait 4:5', square: 'Square', landscape: 'Landscape' },
  ready: {
    label: 'Ready visuals of this post',
    failed: 'Visuals not loaded',
    none: 'No template fits this post yet.',
    kinds: {
      firstLine: 'First line',
      keyFigure: 'Key figure',
      quotation: 'Quotation',
      comparison: 'Comparison',
      carousel: 'Carousel',
    },
    edit: (name: string) => `Edit ${name.toLowerCase()}`,
    pages: (count: number) => `${count} pages`,
  },
  more: 'More templates',
  hide: 'Hide these templates',
})
