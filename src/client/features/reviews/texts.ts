import { catalogue } from '#client/lib/catalogue'
import type { ReviewDecision, ReviewState } from '#shared/rules/reviews'

/** The review of a team’s post. */
export const reviewTexts = catalogue('reviews', {
  title: 'Review',
  loading: 'Loading the review',
  failed: 'The review could not be loaded',
  states: {
    none: 'Not reviewed',
    'in-review': 'In review',
    'changes-requested': 'Changes requested',
    approved: 'Approved',
    changed: 'Changed since approval',
  } satisfies Record<ReviewState, string>,
  askedBy: (name: string, moment: string) => `Asked by ${name}, ${moment}.`,
  asked: (moment: string) => `Asked ${moment}.`,
  reviewers: (names: string) => `Reviewers: ${names}`,
  planned: (moment: string, account: string) => `Planned for ${moment} on the account of ${account}.`,
  notPlanned: 'Not planned yet.',
  firstComment: 'First comment',
  approve: 'Approve',
  requestChanges: 'Request changes',
  decisions: 'Decisions',
  verbs: {
    approve: 'approved',
    'request-changes': 'requested changes',
  } satisfies Record<ReviewDecision, string>,
  earlier: 'before the last changes',
  guest: 'Guest',
  moreDecisions: (count: number) => `${count} earlier`,
  sinceApproved: 'Changed since you approved',
  sinceRead: 'Changed while you were reading',
  sameText: 'The text is the same. The visual has changed.',
  dialogs: {
    approve: {
      title: 'Approve this post?',
      words: 'Add a note',
      submit: 'Approve',
      sending: 'Approving...',
    },
    'request-changes': {
      title: 'Request changes',
      words: 'What should change?',
      submit: 'Request changes',
      sending: 'Sending...',
    },
  } satisfies Record<ReviewDecision, object>,
  wordsMissing: 'Say what should change.',
  cancel: 'Cancel',
  stale: { title: 'The post has just changed', description: 'Read what changed, then decide again.' },
  decideFailed: 'Your decision was not saved',
})
