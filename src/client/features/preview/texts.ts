import { catalogue } from '#client/lib/catalogue'

export const previewTexts = catalogue('preview', {
  title: 'LinkedIn preview',
  loading: 'Loading the preview',
  failed: 'The preview could not be loaded. Reload the page to see it.',
  device: 'Preview width',
  desktop: 'Desktop',
  phone: 'Phone',
  now: 'Now',
  seeMore: '…see more',
  seeLess: 'see less',
  belowFold: 'below the fold',
  fits: 'Your first line fits above the fold',
  over: (characters: string, isOne: boolean) =>
    `Your first line is ${characters} ${isOne ? 'character' : 'characters'} too long to show whole`,
  foldsAfter: (characters: string, words: string) => `The fold comes after ${characters} characters, at “${words}”.`,
  whole: 'The whole post shows, without “see more”.',
  withVisual: 'With visual',
  visual: {
    alt: (name: string) => `Visual: ${name}`,
    loading: 'Loading the visual',
    none: 'No visual yet. Create Visual makes one.',
    failed: 'The visual could not be loaded.',
    retry: 'Try Again',
    retrying: 'Trying again...',
  },
})
