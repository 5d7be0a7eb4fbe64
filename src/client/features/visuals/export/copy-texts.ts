import { catalogue } from '#client/lib/catalogue'

/** Words of copying a page as a picture. */
export const copyTexts = catalogue('visualsCopy', {
  copied: { title: 'Picture Copied', description: 'Paste it into your post or message.' },
  refused: {
    title: 'Not Copied',
    description: 'This browser did not let the picture onto the clipboard. Export it as PNG instead.',
  },
})
