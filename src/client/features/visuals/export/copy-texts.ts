import { catalogue } from '#client/lib/catalogue'

/** What is said when a page is copied as a picture. */
export const copyTexts = catalogue('visualsCopy', {
  copied: { title: 'Picture Copied', description: 'Paste it into your post or message.' },
  refused: {
    title: 'Not Copied',
    description: 'This browser does not allow copying pictures. Export it as PNG instead.',
  },
})
