import type { RouteName, routes } from '#shared/contract/routes'

/** What the reference says about each call of the API besides its schema. Every example is run by a test. */

type ApiRouteName = {
  [Name in RouteName]: (typeof routes)[Name] extends { api: 'v1' } ? Name : never
}[RouteName]

export interface ApiCall {
  title: string
  text?: string
  /** An example: ids in capitals stand for those of one's own installation. */
  query?: Readonly<Record<string, string>>
  body?: object
  /** Headers besides the key and the type of the body. */
  headers?: Readonly<Record<string, string>>
  /** Failures that other calls do not have: the code, and when. */
  errors?: Readonly<Record<string, string>>
}

export const apiSections: readonly { title: string; calls: readonly ApiRouteName[] }[] = [
  { title: 'Whom the key acts for', calls: ['getUser'] },
  { title: 'Articles', calls: ['readArticle', 'getArticle', 'suggestAngles'] },
  {
    title: 'Posts',
    calls: ['generatePost', 'listPosts', 'exportPosts', 'getPost', 'updatePost', 'refinePost', 'deletePost'],
  },
  { title: 'Reviews', calls: ['getReview', 'requestReview', 'withdrawReview', 'listComments', 'addComment'] },
  {
    title: 'Publishing',
    calls: [
      'listLinkedinAccounts',
      'getQueue',
      'createPublication',
      'listPublications',
      'listPostPublications',
      'getPublication',
      'updatePublication',
      'publishNow',
      'cancelPublication',
    ],
  },
  { title: 'What posts are made with', calls: ['listSharedStyles', 'listUserStyles', 'listSnippets', 'createSnippet'] },
  { title: 'Feeds', calls: ['listFeeds', 'addFeed', 'changeFeed', 'removeFeed', 'listInbox', 'changeInboxStory'] },
  {
    title: 'Webhooks',
    calls: [
      'listWebhooks',
      'createWebhook',
      'updateWebhook',
      'deleteWebhook',
      'renewWebhookSecret',
      'listWebhookDeliveries',
      'resendWebhookDelivery',
      'replayWebhook',
    ],
  },
]

const reading = {
  source_unreachable: 'the page did not answer',
  source_unreadable: 'there is no article to read in it',
}
const writing = {
  quota_exceeded: 'this month’s posts are used up',
  ai_unavailable: 'the model does not answer; nothing was counted',
}
const planning = {
  conflict: 'it is on its way, is planned already, or the same text went out today',
  forbidden:
    'nobody has approved it as it would go out (`keyNeedsApproval`), or the key lacks the account (`keyLacksAccount`)',
}

export const apiCalls: Readonly<Record<ApiRouteName, ApiCall>> = {
  getUser: {
    title: 'Read the key’s issuer',
    text: 'A good first call: it says for whom the key acts and in which team.',
  },
  readArticle: {
    title: 'Read an article',
    text: 'From an address, or from a text.',
    body: { textContent: 'The harbour opened a second quay. It handles 1,200 ships a year.' },
    errors: reading,
  },
  getArticle: { title: 'Get an article' },
  suggestAngles: { title: 'Suggest angles for an article', body: {}, errors: writing },
  generatePost: {
    title: 'Write a post',
    text: 'From an `articleId`, a `url` or a `textContent`. With `Accept: text/event-stream` it answers with events.',
    body: { articleId: 'ARTICLE_ID', model: 'composer', language: 'english' },
    headers: { 'idempotency-key': 'harbour-2026-11-29' },
    errors: { ...reading, ...writing },
  },
  listPosts: { title: 'List posts', text: 'The newest first.', query: { limit: '20' } },
  exportPosts: {
    title: 'Export posts',
    text: 'All that match, in one file: `csv` for spreadsheets, `json` for programs, `md` for an archive with a Markdown file for each post. It is no list, and has no pages.',
    query: { format: 'json' },
  },
  getPost: { title: 'Get a post', text: 'Its `ETag` is the version that a change names in `If-Match`.' },
  updatePost: {
    title: 'Change a post',
    text: 'In a team, `If-Match` is required, so that nobody’s words are overwritten.',
    body: { content: 'The harbour has a second quay. What will it change?' },
    headers: { 'if-match': '"1"' },
    errors: { conflict: 'somebody else has changed it; `current` is the post as it is now' },
  },
  refinePost: {
    title: 'Refine a post',
    body: { kind: 'shorter', model: 'composer' },
    errors: writing,
  },
  deletePost: { title: 'Delete a post', errors: { conflict: 'it is being sent' } },
  getReview: { title: 'Get a post’s review', text: 'Whether it is approved as it is, and who decided what.' },
  requestReview: { title: 'Ask for a review', text: 'In a team.', body: { message: 'For Friday, please.' } },
  withdrawReview: { title: 'Withdraw the request', errors: { conflict: 'nobody has asked' } },
  listComments: { title: 'List comments' },
  addComment: {
    title: 'Comment on a post',
    text: 'In a team.',
    body: { body: 'The figure is from the annual report.' },
  },
  listLinkedinAccounts: { title: 'List LinkedIn accounts', text: 'Those that the key may use.' },
  getQueue: { title: 'Get an account’s queue' },
  createPublication: {
    title: 'Plan or publish a post',
    text: 'Without `at` and `queue` it goes out at once. `followsVisual` takes along the picture or file that was approved.',
    body: { accountId: 'ACCOUNT_ID', at: '2027-03-01T09:00', timeZone: 'Europe/Berlin', followsVisual: true },
    headers: { 'idempotency-key': 'harbour-plan' },
    errors: planning,
  },
  listPublications: { title: 'List publications', query: { state: 'scheduled', limit: '20' } },
  listPostPublications: { title: 'List a post’s publications' },
  getPublication: { title: 'Get a publication' },
  updatePublication: {
    title: 'Move a publication',
    body: { at: '2027-03-01T17:30', timeZone: 'Europe/Berlin' },
    errors: planning,
  },
  publishNow: {
    title: 'Publish now',
    text: 'Answers when the outcome is known, after 20 seconds at most.',
    body: {},
    errors: planning,
  },
  cancelPublication: { title: 'Cancel a publication', errors: { conflict: 'it is on its way, or out' } },
  listSharedStyles: { title: 'List shared content styles' },
  listUserStyles: { title: 'List content styles of the workspace' },
  listSnippets: { title: 'List snippets' },
  createSnippet: { title: 'Keep a snippet', body: { kind: 'hashtags', content: '#harbour #shipping' } },
  listFeeds: { title: 'List feeds' },
  addFeed: {
    title: 'Follow a feed',
    text: 'Takes the address of a feed, or of a page that names one. A feed that is followed already is answered as it is.',
    body: { url: 'https://feeds.example.com/news.xml' },
    headers: { 'idempotency-key': 'follow-news' },
    errors: {
      source_unreachable: 'the page did not answer',
      source_unreadable: 'there is no feed to read in it',
      conflict: 'the workspace follows as many feeds as it may',
    },
  },
  changeFeed: { title: 'Change how often a feed is read', body: { intervalMinutes: 120 } },
  removeFeed: { title: 'Stop following a feed', text: 'Its stories leave the inbox too.' },
  listInbox: {
    title: 'List the stories of feeds',
    text: 'Of the last two weeks, the most fitting first, in `stories`. They are ranked anew with each call, so there are no pages: `hasMore` says whether a higher `limit` shows more.',
    query: { limit: '20' },
  },
  changeInboxStory: { title: 'Put a story off, or refuse it', body: { state: 'later' } },
  listWebhooks: { title: 'List webhooks', text: 'The oldest first.' },
  createWebhook: {
    title: 'Add a webhook',
    text: 'Sends a ping to it. Its `secret` is in this answer only.',
    body: { url: 'https://hooks.example.net/postwright', events: ['post.approved', 'post.published'] },
    headers: { 'idempotency-key': 'newsroom-webhook' },
    errors: { conflict: 'the workspace has as many webhooks as it may' },
  },
  updateWebhook: {
    title: 'Change a webhook',
    text: 'Fields that are not sent stay as they are. `isOn` turns it off and on.',
    body: { events: ['post.approved', 'post.published', 'post.failed'] },
  },
  deleteWebhook: { title: 'Delete a webhook' },
  renewWebhookSecret: {
    title: 'Renew a webhook’s secret',
    text: 'The former secret signs too for a day.',
    errors: { conflict: 'it sends to a chat, whose messages are not signed' },
  },
  listWebhookDeliveries: { title: 'List deliveries', text: 'The newest first.', query: { limit: '20' } },
  resendWebhookDelivery: {
    title: 'Send a delivery again',
    text: 'With the same `webhook-id`, and all its tries again.',
    errors: { conflict: 'the webhook is off' },
  },
  replayWebhook: {
    title: 'Send everything again since a moment',
    text: 'A day at most. What was not sent while the webhook was off is sent, too.',
    body: { since: '2027-02-28T06:00:00Z' },
    errors: { conflict: 'the webhook is off' },
  },
}
