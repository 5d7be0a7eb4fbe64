import type { Answer } from '#shared/contract/contract'

/** Accounts and publications in the server's form, for component tests. */

type Account = Answer<'listLinkedinAccounts'>[number]
type Publication = Answer<'listPublications'>[number]

export function sampleAccount(change: Partial<Account> = {}): Account {
  return {
    id: 'ada',
    urn: 'urn:li:person:ada',
    name: 'Ada Harbour',
    pictureUrl: null,
    kind: 'person',
    scopes: ['email', 'openid', 'profile', 'w_member_social'],
    isRenewed: false,
    expiresAt: '2099-01-20T12:00:00.000Z',
    state: 'connected',
    isPaused: false,
    slots: [],
    ...change,
  }
}

export function samplePublication(change: Partial<Publication> = {}): Publication {
  return {
    id: 'p',
    postId: 'a',
    postTitle: 'The harbour grows',
    hasPost: true,
    accountId: 'ada',
    accountName: 'Ada Harbour',
    lending: null,
    sentThrough: null,
    state: 'scheduled',
    at: '2098-12-01T09:00',
    timeZone: 'Europe/Berlin',
    clockChange: null,
    dueAt: '2098-12-01T08:00:00.000Z',
    isQueued: false,
    publishedAt: null,
    isLate: false,
    urn: null,
    url: null,
    deletedAt: null,
    commentary: 'Traffic in the harbour rose 12 % in the third quarter.\n\nIt employs 61 people in Genoa.',
    visibility: 'PUBLIC',
    isReshareDisabled: false,
    attach: 'none',
    followsVisual: false,
    visualId: null,
    altTexts: [],
    described: null,
    firstComment: null,
    sentFiles: [],
    attempts: [],
    message: null,
    ...change,
  }
}

export const publishedThere = {
  state: 'published',
  publishedAt: '2026-11-22T18:30:00.000Z',
  urn: 'urn:li:share:7',
  url: 'https://www.linkedin.com/feed/update/urn:li:share:7/',
} as const satisfies Partial<Publication>
