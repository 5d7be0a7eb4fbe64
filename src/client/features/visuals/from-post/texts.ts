import { catalogue } from '#client/lib/catalogue'

/** Words of the bar that offers a post in several templates. */
export const fromPostTexts = catalogue('visualsFromPost', {
  label: 'Made from your post',
  templates: 'Templates for your post',
  taken: (name: string) => `Your post now uses the template ${name}. Undo brings back the previous visual.`,
  failed: { title: 'Template not loaded', description: 'Check your connection and choose it again.' },
  fetching: 'Loading the article’s picture...',
  picture: 'The picture comes from the article’s site. Check that you may use it.',
  pictureMissing: 'The article’s picture could not be loaded. Choose the template again to retry.',
  look: 'Colors and fonts',
  format: 'Format',
  formats: { portrait: 'Portrait 4:5', square: 'Square', landscape: 'Landscape' },
  more: 'More templates',
  hide: 'Hide these templates',
})
