import type { ReviewDecision } from '#shared/rules/reviews'

/** The words of a record on paper, in one language. What people wrote stays as it is. */
export interface SignOffWords {
  /** For dates and times. */
  locale: string
  title: string
  statement: string
  post: string
  team: string
  by: string
  number: string
  sources: string
  readAt: string
  fingerprint: string
  writing: string
  model: string
  template: string
  prompt: string
  nothingRecorded: string
  finalText: string
  firstDraft: string
  sameAsFinal: string
  claims: string
  noClaims: string
  /** Of the check, and of a model's second opinion. */
  verdicts: Readonly<Record<string, string>>
  acceptedBy: (name: string | null, when: string | null) => string
  secondOpinion: string
  reviews: string
  noReviews: string
  asked: (name: string, when: string) => string
  decided: Readonly<Record<ReviewDecision, (name: string, when: string) => string>>
  guest: string
  ofEarlierText: string
  publication: string
  byHand: string
  account: string
  published: string
  bytes: string
  /** Of an attached file. */
  file: string
  poll: string
  pollDays: (days: number) => string
  linkedinId: string
  signature: string
  key: string
  howToVerify: string
  formerMember: string
}
