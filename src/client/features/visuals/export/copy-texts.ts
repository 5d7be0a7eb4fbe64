import { catalogue } from '#client/lib/catalogue'

/** What is said when a page is copied as a picture. */
export const copyTexts = catalogue('visualsCopy', {
  copied: { title: 'Picture copied', description: 'Paste it into your post or message.' },
  refused: {
    title: 'Not copied',
    description: 'This browser doesn’t allow copying pictures. Export it as PNG instead.',
  },
})
