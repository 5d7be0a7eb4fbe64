import { catalogue } from '#client/lib/catalogue'
import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'

/** Every text about a page that was handed over and is still to be read. */
export const handedOverTexts = catalogue('generatorHandedOver', {
  title: 'Page from your browser',
  hint: 'Nothing has been read yet. Its HTML is sent as you saw it; the page is not fetched.',
  read: 'Read this page',
  reading: 'Reading...',
  add: 'Add as another source',
  address: 'Use its address only',
  remove: 'Put away',
  unreadable:
    'There is no article in this page as it was handed over. Open the article itself, wait until its text is there, and hand it over again, or paste the text.',
  lost: 'The page is not in this tab any more. Hand it over again.',
  tooLarge: {
    title: 'This page is too large',
    description: `Up to ${megabytes(limits.handedOverBytes)} MB can be handed over. Select the text of the article and paste that instead.`,
  },
  notKept: {
    title: 'This page could not be kept',
    description: 'This tab has no room for it. Select the text of the article and paste that instead.',
  },
})
