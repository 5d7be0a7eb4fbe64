import type { entryTexts } from './entry-texts.ts'

export const publishingEntry: typeof entryTexts = {
  publish: 'Veröffentlichen',
  hint: 'Sie können Beiträge auch von hier aus veröffentlichen und planen.',
  connect: 'LinkedIn verbinden',
}
