import { catalogue } from '#client/lib/catalogue'

/** Words of the bar that offers a post in several templates. */
export const fromPostTexts = catalogue('visualsFromPost', {
  label: 'Made from your post',
  taken: (name: string) => `Your post is now set in the template ${name}. Undo brings back what was there.`,
  failed: { title: 'Template not loaded', description: 'Check your connection and choose it again.' },
  fetching: 'The article’s picture is being fetched...',
  picture: 'The picture comes from the article’s site. Check that you may use it.',
  pictureMissing: 'The article’s picture could not be fetched. Choose the template again to retry.',
  look: 'Colours and fonts',
  format: 'Format',
  formats: { portrait: 'Portrait 4:5', square: 'Square', landscape: 'Landscape' },
  more: 'More',
  hide: 'Hide these templates',
})
