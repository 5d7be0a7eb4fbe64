import type { Decision, Review } from '#client/queries/posts/reviews'
import type { GuestReview } from '#client/queries/review-links'

/** Reviews in the server's form, for component tests. */

export function sampleDecision(change: Partial<Decision> = {}): Decision {
  return {
    id: 'decision',
    at: '2026-11-20T13:00:00.000Z',
    by: 'Ben Ørsted',
    byUserId: 'ben',
    isGuest: false,
    decision: 'request-changes',
    comment: 'Say when.',
    version: 1,
    text: 'Ships wait.',
    isCurrent: true,
    plan: null,
    ...change,
  }
}

/** A review that nobody has asked for. */
export function sampleReview(change: Partial<Review> = {}): Review {
  return {
    state: 'none',
    subject: 'subject',
    plan: null,
    request: null,
    decisions: [],
    mayDecide: false,
    approvedText: null,
    links: [],
    ...change,
  }
}

/** A post behind a private link that may decide. */
export function sampleGuestReview(change: Partial<GuestReview> = {}): GuestReview {
  return {
    team: 'Harbour press',
    author: 'Ann Quay',
    title: 'The harbour grows',
    text: 'Traffic rose 12 % in May.',
    language: 'en',
    version: 3,
    subject: 'subject',
    pages: 0,
    mentions: [],
    altTexts: [],
    hasFile: false,
    isVideo: false,
    poll: null,
    source: {
      title: 'The harbour grows',
      siteName: 'The Quay',
      url: 'https://news.example/harbour',
      publishedAt: '2026-11-20',
      text: 'Traffic rose 12 percent in May, the port authority said.',
    },
    moreSources: [],
    acceptedClaims: [],
    state: 'in-review',
    plan: null,
    request: { by: 'Ann Quay', message: 'For Friday.', at: '2026-11-20T12:00:00.000Z', reviewers: [] },
    decisions: [],
    mayDecide: true,
    approvedText: null,
    expiresAt: '2026-12-04T12:00:00.000Z',
    ...change,
  }
}
