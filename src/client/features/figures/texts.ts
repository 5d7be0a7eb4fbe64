import { catalogue } from '#client/lib/catalogue'

/** Every text about the figures of a published post. */
export const figureTexts = catalogue('figures', {
  title: 'Figures',
  failed: 'The figures could not be loaded',
  add: 'Add figures',
  addMore: 'Add newer figures',
  fields: { impressions: 'Impressions', reactions: 'Reactions', comments: 'Comments', reposts: 'Reposts' },
  day: 'Counted on',
  dayWrong: 'Enter a day up to today.',
  countWrong: 'Enter a whole number, such as 1,240.',
  save: 'Save figures',
  cancel: 'Cancel',
  added: 'Figures saved',
  addFailed: 'Figures not saved',
  remove: (day: string) => `Remove the figures of ${day}`,
  removeFailed: 'Figures not removed',
  counted: (day: string, source: string) => `Counted ${day}, ${source}`,
  sources: { typed: 'typed in', imported: 'from LinkedIn’s export', linkedin: 'from LinkedIn' },
  counts: {
    impressions: (shown: string, count: number) => `${shown} ${count === 1 ? 'impression' : 'impressions'}`,
    reached: (shown: string, count: number) => `${shown} ${count === 1 ? 'member' : 'members'} reached`,
    reactions: (shown: string, count: number) => `${shown} ${count === 1 ? 'reaction' : 'reactions'}`,
    comments: (shown: string, count: number) => `${shown} ${count === 1 ? 'comment' : 'comments'}`,
    reposts: (shown: string, count: number) => `${shown} ${count === 1 ? 'repost' : 'reposts'}`,
    engagements: (shown: string, count: number) => `${shown} ${count === 1 ? 'engagement' : 'engagements'}`,
  },
})
