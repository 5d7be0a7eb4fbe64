import { catalogue } from '#client/lib/catalogue'

/** Words of the bell. What happened is said in the server's sentences. */
export const noticeTexts = catalogue('notices', {
  bell: 'Notices',
  unseen: (count: number) => (count === 1 ? 'Notices, 1 new' : `Notices, ${count} new`),
  title: 'Notices',
  none: 'Nothing has happened yet.',
  failed: 'Your notices could not be loaded.',
  open: 'Open on LinkedIn',
  schedule: 'See the schedule',
  account: 'See the account',
  models: 'See the models',
})
