import { catalogue } from '#client/lib/catalogue'

/** The page behind a private link to a review. */
export const pageTexts = catalogue('reviewPage', {
  title: 'Review a post',
  titleOf: (team: string) => `A post by ${team}`,
  loading: 'Loading the post',
  failed: 'The post could not be loaded',
  until: (day: string) => `This link works until ${day}.`,
  over: { title: 'This link no longer works', text: 'Ask whoever sent it for a new one.' },
  incomplete: { title: 'This link is incomplete', text: 'Copy the whole link from the message and open it again.' },
  wholePost: 'The whole post',
  wholeFile: 'Download the whole PDF',
  wholeVideo: 'Download the video',
  video: 'The video of the post',
  actions: 'Your decision',
  altTexts: 'Alternative texts',
  altText: (page: number, words: string) => `Page ${page}: ${words}`,
  noAltText: 'none',
  check: 'Check',
  source: 'Source',
  readSource: 'Read the source',
  approved: { title: 'Approved', description: 'The team has been notified.' },
  requested: { title: 'Changes requested', description: 'The team has been notified.' },
})
