import { catalogue } from '#client/lib/catalogue'

/** Words of the bell. What happened is said in the server's sentences. */
export const notificationTexts = catalogue('notifications', {
  bell: 'Notifications',
  unseen: (count: number) => (count === 1 ? 'Notifications, 1 new' : `Notifications, ${count} new`),
  title: 'Notifications',
  none: 'You’re all caught up.',
  failed: 'Notifications could not be loaded.',
  open: 'Open on LinkedIn',
  posts: 'See what needs you',
  account: 'LinkedIn settings',
  correction: 'See the correction',
  feeds: 'See the feeds',
  figures: 'Add figures',
  models: 'Models',
  linkedin: 'LinkedIn set-up',
  review: 'Review the post',
  answer: 'Answer',
  post: 'Open the post',
  team: 'Open the team',
  webhooks: 'Webhooks',
  dailyMails: 'Mail comments once a day',
  dailyMailsHint: 'Otherwise each one at once.',
  mailsFailed: 'Not saved',
  approve: 'Approve',
  decline: 'Decline',
  declineQuestion: {
    title: 'Decline this request?',
    description: 'The account is deleted.',
    confirmLabel: 'Decline',
  },
  answerFailed: 'Answer failed',
})
