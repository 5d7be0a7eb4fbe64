import { catalogue } from '#client/lib/catalogue'

/** The check of the words on a post's visual. */
export const visualTexts = catalogue('checkingVisual', {
  title: 'On the visual',
  page: (page: number) => `Page ${page}`,
  open: 'Open the visual',
  fine: (count: number) => (count === 1 ? '1 confirmed.' : `${count} confirmed.`),
})
