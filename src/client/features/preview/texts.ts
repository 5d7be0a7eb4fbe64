import { catalogue } from '#client/lib/catalogue'

export const previewTexts = catalogue('preview', {
  title: 'LinkedIn preview',
  loading: 'Loading the preview',
  failed: 'The preview could not be loaded. Reload the page.',
  device: 'Preview width',
  desktop: 'Desktop',
  phone: 'Phone',
  now: 'Now',
  seeMore: '…see more',
  seeLess: 'see less',
  hidden: 'behind “see more”',
  fits: 'Your hook shows in full',
  over: (characters: string, isOne: boolean) =>
    `Your hook is ${characters} ${isOne ? 'character' : 'characters'} too long to show in full`,
  seeMoreAfter: (characters: string) => `“See more” appears after ${characters} characters.`,
  whole: 'The whole post shows.',
  withVisual: 'With visual',
  visual: {
    alt: (name: string) => `Visual: ${name}`,
    loading: 'Loading the visual',
    none: 'No visual yet',
    failed: 'The visual could not be loaded.',
    retry: 'Try again',
    retrying: 'Trying again...',
    page: (page: number, pages: number) => `${page} / ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
  },
})
