import type { Generated, Insertable, Selectable } from 'kysely'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { NotificationKind } from '#shared/contract/notifications'
import type { ActivityEvent } from '#shared/rules/activity'
import type { PostFileKind } from '#shared/rules/attachments'
import type { CommentMails } from '#shared/rules/comments'
import type { InboxState } from '#shared/rules/feeds'
import type { Dimension, FigureSource, Measure } from '#shared/rules/figures'
import type { FirstCommentState } from '#shared/rules/first-comments'
import type { Lent } from '#shared/rules/linkedin'
import type { TokenKind } from '#shared/rules/oauth'
import type { WorkspaceRole } from '#shared/rules/permissions'
import type { PlanName } from '#shared/rules/plans'
import type { PollDays } from '#shared/rules/polls'
import type { Attachment, PublicationState, Visibility } from '#shared/rules/publishing'
import type { ReviewDecision } from '#shared/rules/reviews'
import type { ReviewMode } from '#shared/rules/teams'
import type { DeliveryState, OffReason, WebhookKind, WebhookMessageType } from '#shared/rules/webhooks'

/**
 * The tables as queries see them. Portable between both databases: times are epoch ms, booleans 0 or 1, JSON is text.
 * Only repositories read rows; they turn them into our own types.
 */

type Flag = 0 | 1

export interface UsersTable {
  id: UserId
  /** Lower case, unique. */
  email: string
  /** null: invited and not accepted yet. */
  password_hash: string | null
  first_name: string
  last_name: string
  profile_image_url: string | null
  /** Whether they run the installation. */
  is_admin: Generated<Flag>
  is_approved: Flag
  approved_at: number | null
  created_at: number
  time_zone: string
  email_confirmed_at: number | null
  /** When an invitation was sent that is still open; null: there is none. */
  invited_at: number | null
  /** When the second factor was turned on; null: it is off. */
  second_factor_at: number | null
  /** null: the browser's. */
  interface_language: 'en' | 'de' | null
  /** Under OIDC_ONLY: until when an administrator's password from the command line works; null: it does not. */
  password_allowed_until: Generated<number | null>
  /** null: nobody has signed in since this is recorded. */
  first_signed_in_at: number | null
  /** When the questions about them were shown, which happens once; null: not yet. */
  welcomed_at: number | null
}

/**
 * Where posts and visuals are made, and what their plan belongs to. Its id is the `owner_id` in every table of its
 * content or its plan.
 */
export interface WorkspacesTable {
  id: WorkspaceId
  /** The owner of a personal workspace, which has the same id and is deleted with them. null: several people's. */
  user_id: UserId | null
  /** Paid for, or given by an administrator. */
  plan: PlanName
  subscription_status: string
  /** The result of a subscription, from apply-subscription.ts. The end of the paid time; null: never paid. */
  paid_until: number | null
  cancel_at_period_end: Flag
  /** When the paid time ended although the subscription continues; null unless a payment is overdue. */
  past_due_since: number | null
  /** The calendar month that month_used counts, as YYYY-MM in the user's time zone. */
  month_key: string
  month_used: number
  // the rest is a team's
  name: string | null
  /** Its part of addresses; unique. */
  slug: string | null
  founded_at: number | null
  /** Where its month begins. */
  month_zone: string | null
  review: Generated<ReviewMode>
  self_approval: Generated<Flag>
  approval_window_hours: Generated<number>
  /** How many members it may have; null: without limit. */
  seats: number | null
  /** null: without limit. */
  posts_per_month: number | null
  /** When its owner deleted it; it is removed for good later. */
  deleted_at: number | null
}

export interface WorkspaceMembersTable {
  workspace_id: WorkspaceId
  user_id: UserId
  role: WorkspaceRole
  /** Whether they may approve posts, whatever their role. */
  approves: Flag
  joined_at: number
  /** Whether others may have posts written in their voice. */
  lends_voice: Generated<Flag>
  /** A group at the identity provider brought them, and may change or remove them. */
  by_group: Generated<Flag>
}

/** One-time links to join a team, each for one address. */
export interface WorkspaceInvitationsTable {
  workspace_id: WorkspaceId
  id: string
  /** Lower case. */
  email: string
  role: WorkspaceRole
  approves: Flag
  token_hash: string
  /** null: their account is gone. */
  invited_by: UserId | null
  created_at: number
  expires_at: number
}

/** Who was asked to review a post: at most one request for each. */
export interface ReviewRequestsTable {
  owner_id: WorkspaceId
  post_id: string
  requested_by: UserId | null
  message: string
  /** JSON: UserId[]; empty: everyone who may approve. */
  reviewers: string
  requested_at: number
}

/** What was decided about a post. Rows are only added, and outlive the post. */
export interface ReviewDecisionsTable {
  owner_id: WorkspaceId
  id: string
  post_id: string
  /** From 1, in the order of a post's decisions. */
  position: number
  decided_at: number
  /** null: a guest, or their account is gone. */
  user_id: UserId | null
  /** As they were called then, or the name a guest gave. */
  name: string
  /** The private link it came by; null: a member. */
  link_id: string | null
  decision: ReviewDecision
  comment: string
  version: number
  /** The text it is about. */
  text: string
  /** JSON: ReviewedObject. */
  object: string
}

/** Comments on posts, in threads of one level. */
export interface PostCommentsTable {
  owner_id: WorkspaceId
  id: string
  post_id: string
  /** The first comment of its thread; null: it is that. */
  parent_id: string | null
  /** null: a guest, or their account is gone. */
  user_id: UserId | null
  name: string
  link_id: string | null
  body: string
  /** JSON: {exact, prefix, suffix}; null: about the whole post. */
  quote: string | null
  /** JSON: UserId[]. */
  mentions: string
  is_internal: Flag
  created_at: number
  edited_at: number | null
  resolved_at: number | null
}

/** Private links to a post's review, without an account. */
export interface ReviewLinksTable {
  owner_id: WorkspaceId
  id: string
  post_id: string
  token_hash: string
  approves: Flag
  created_by: UserId | null
  created_at: number
  expires_at: number
}

/** Accounts at LinkedIn that their owners lend to a team. */
export interface AccountLendingsTable {
  owner_id: UserId
  account_id: string
  workspace_id: WorkspaceId
  lent: Lent
}

/** What happened in teams: who did what to which post. */
export interface ActivityTable {
  owner_id: WorkspaceId
  /** In insertion order. */
  id: string
  at: number
  /** null: a guest, the server itself, or a deleted account. */
  actor: UserId | null
  is_system: Flag
  /** The name that a guest gave. */
  guest: string | null
  event: ActivityEvent
  /** May name a deleted post. */
  post_id: string | null
  /** At the time. */
  post_title: string | null
  /** The member it is about. */
  about: UserId | null
  /** JSON. */
  detail: string
}

/** The keys that records are signed with. All but one are retired. */
export interface SigningKeysTable {
  /** The beginning of its public key's sha256. */
  id: string
  public_key: string
  /** Sealed by platform/sealing. */
  sealed_key: string
  created_at: number
  retired_at: number | null
}

/** The signed record of each publication. Rows are only added, and outlive the post. */
export interface SignOffsTable {
  owner_id: WorkspaceId
  /** From 1, in the chain of its workspace. */
  number: number
  post_id: string
  /** '': it was marked as published by hand. */
  publication_id: string
  made_at: number
  hash: string
  /** JSON: SignedRecord, byte for byte as it is handed out. */
  signed: string
}

/** Addresses that hear of a workspace's events. */
export interface WebhooksTable {
  owner_id: WorkspaceId
  id: string
  kind: WebhookKind
  /** The origin of its address. */
  target: string
  /** Sealed by platform/sealing: the path of an address may be a secret. */
  sealed_url: string
  /** JSON: names of events. */
  events: string
  /** Sealed; null: its messages are not signed. */
  sealed_keys: string | null
  /** Of the keys in use: base64. */
  public_key: string | null
  /** The keys before the last renewal, sealed. */
  sealed_former_keys: string | null
  former_keys_until: number | null
  created_by: UserId | null
  created_at: number
  /** null: it is on. */
  off_at: number | null
  off_reason: OffReason | null
  last_success_at: number | null
  last_failure_at: number | null
}

/** Secret addresses of calendars: one for each person and workspace. */
export interface CalendarAddressesTable {
  owner_id: WorkspaceId
  user_id: UserId
  /** sha256, base64url. */
  token_hash: string
  created_at: number
  fetched_at: number | null
}

/** What calendars were last told of a publication, which may be gone since. */
export interface CalendarEntriesTable {
  owner_id: WorkspaceId
  publication_id: string
  /** sha256 of what a calendar shows of it. */
  fingerprint: string
  starts_at: number
  sequence: number
  changed_at: number
  /** null: it was not cancelled. */
  cancelled_at: number | null
}

/** Messages to webhooks, with the answer to the last try. */
export interface WebhookDeliveriesTable {
  owner_id: WorkspaceId
  /** The `webhook-id`. */
  id: string
  webhook_id: string
  /** null: a ping. */
  event_id: number | null
  type: WebhookMessageType
  /** The id of what it is about. */
  subject: string
  sequence: number
  body: string
  created_at: number
  state: DeliveryState
  /** When the first try was due, since it was last replayed. */
  begun_at: number
  tries: number
  tried_at: number | null
  /** null: no further try. */
  next_at: number | null
  lease: string | null
  leased_until: number | null
  status: number | null
  answer: string | null
  /** JSON: Reason; why the last try failed. */
  problem: string | null
}

/** To whom a team's owner offers it, until they accept. */
export interface WorkspaceHandoversTable {
  workspace_id: WorkspaceId
  user_id: UserId
  offered_at: number
}

/** The secrets behind the codes of authenticator apps. */
export interface SecondFactorsTable {
  owner_id: UserId
  /** The session that sets it up and is the only one that can finish; null: it is in use. */
  session_id: string | null
  /** Base32, sealed by platform/sealing. */
  sealed_key: string
  /** The time step of the last code that was accepted; neither it nor an earlier one is accepted again. */
  last_step: number
  created_at: number
}

export interface RecoveryCodesTable {
  owner_id: UserId
  /** sha256 of the code as it is stored: small letters and digits alone. */
  code_hash: string
  used_at: number | null
}

/** Pending sign-ins, whose password was right and whose second factor is missing. */
export interface PendingLoginsTable {
  /** sha256 of the token, which only the cookie holds. */
  token_hash: string
  user_id: UserId
  expires_at: number
  /** Codes tried so far. */
  tries: number
}

export interface SessionsTable {
  /** sha256 of the token, which only the cookie holds. */
  token_hash: string
  user_id: UserId
  created_at: number
  last_seen_at: number
  expires_at: number
  user_agent: string
}

/** Keys of the API. */
export interface ApiKeysTable {
  /** Where it acts. */
  owner_id: WorkspaceId
  id: string
  /** Who made it, and for whom it acts. */
  user_id: UserId
  name: string
  /** sha256 of the key, which only its holder has. */
  token_hash: string
  last4: string
  /** JSON: KeyScope[]. */
  scopes: string
  /** JSON: string[], ids of accounts at LinkedIn. */
  accounts: string
  created_at: number
  expires_at: number
  last_used_at: number | null
  last_used_from: string | null
}

/** Apps that registered themselves. */
export interface OauthClientsTable {
  id: string
  name: string
  /** JSON: string[]. */
  redirect_uris: string
  created_at: number
  /** When someone last allowed it something; null: never. */
  allowed_at: number | null
}

/** People's grants to third-party apps. */
export interface OauthGrantsTable {
  /** Where it acts. */
  owner_id: WorkspaceId
  id: string
  /** Who allowed it, and for whom it acts. */
  user_id: UserId
  /** An id of oauth_clients, or the address of its document about itself. */
  client_id: string
  client_name: string
  /** JSON: KeyScope[]. */
  scopes: string
  /** Where its code was sent. */
  redirect_uri: string
  /** What its code can be redeemed with (RFC 7636, S256). */
  code_challenge: string
  created_at: number
  expires_at: number
  last_used_at: number | null
  last_used_from: string | null
}

/** What an app proves its access with: a code once, access tokens for an hour, refresh tokens in a chain. */
export interface OauthTokensTable {
  /** sha256 of the token, which only the app has. */
  token_hash: string
  owner_id: WorkspaceId
  grant_id: string
  kind: TokenKind
  /** The token that it was given for; null for a code. */
  given_for: string | null
  expires_at: number
  /** When a code or refresh token was used or replaced. */
  used_at: number | null
}

/** Calls with an Idempotency-Key. */
export interface ApiAnswersTable {
  owner_id: WorkspaceId
  key_id: string
  /** The Idempotency-Key. */
  name: string
  /** sha256 of what was asked. */
  fingerprint: string
  begun_at: number
  /** null: it is running, or its process died. */
  status: number | null
  /** The answer's body. */
  sealed_body: string | null
}

/** One-time links. */
export interface LinksTable {
  token_hash: string
  kind: 'setup' | 'password-reset' | 'email-confirmation' | 'invitation'
  user_id: UserId | null
  expires_at: number
}

export interface RateLimitsTable {
  key: string
  window_started_at: number
  count: number
}

/** Texts of an author's sources, once per author and content; compressed. */
export interface SourceTextsTable {
  owner_id: WorkspaceId
  content_hash: string
  /** brotli of UTF-8 text. */
  compressed: Buffer
  created_at: number
}

/** One reading of a source. */
export interface ArticlesTable {
  owner_id: WorkspaceId
  id: string
  kind: 'url' | 'text' | 'file'
  status: 'ok' | 'partial' | 'paywalled' | 'consent' | 'empty' | 'unsupported'
  title: string
  byline: string | null
  published: string | null
  site_name: string | null
  language: string | null
  lead_image: string | null
  url: string | null
  words: number
  truncated: Flag
  content_hash: string
  read_at: number
  /** The address the author gave, in its stored form; null for a text or a file. */
  requested_url: string | null
  /** Whether the reader's browser handed the page over, so that it was not fetched. */
  is_handed_over: Flag
  /** What was left out: kinds and counts as JSON; null if nothing was. */
  left_out: string | null
}

/** A model's suggested angles for a text, in one language of posts. */
export interface ArticleAnglesTable {
  owner_id: WorkspaceId
  content_hash: string
  language: string
  ai_model: string
  /** JSON. */
  angles: string
  created_at: number
}

export interface PostsTable {
  owner_id: WorkspaceId
  id: string
  title: string
  content: string
  first_draft: string
  status: 'draft' | 'published'
  created_at: number
  updated_at: number
  article_id: string
  /** JSON: [{index, url, title}]. */
  sources: string
  ai_model: string
  upstream_model: string
  template_id: number | null
  template_version: number | null
  language: string
  user_opinion: string | null
  content_style_id: number | null
  has_web_search: Flag
  /** In a team, whose voice it has; null: of someone who is gone, or not known. */
  voice_of: UserId | null
  note: string | null
  /** created_at * 1024, plus a number for posts of the same millisecond: unique, in the order of posts. */
  position: number
  /** The number of its current version. */
  version: Generated<number>
  /** JSON: string[]. Numbers and quotations that are not in the source but that the author accepted. */
  accepted_claims: Generated<string>
  /** JSON: [{claim, by, at}]; who accepted each of them, as far as it was recorded. */
  accepted_by: Generated<string>
  /** JSON: a model's answer about its sentences; null until one was asked. */
  model_check: Generated<string | null>
  /** JSON: its brief; null: stored before briefs were. */
  plan: string | null
  /** Whether its source is the author's own text. */
  is_own: Generated<Flag>
  /** Who wrote it; null: the person whose personal workspace it is in, or a former member. */
  created_by: UserId | null
  /** Who saved the text or the title that it has; null: nobody since it was written, or someone who is gone. */
  saved_by: Generated<UserId | null>
  /** JSON: [{name, urn}], of all its texts. */
  mentions: Generated<string>
}

/** The versions of a refined post; none while there is only its draft. */
export interface PostVersionsTable {
  owner_id: WorkspaceId
  post_id: string
  /** From 1; there is a gap where an edit was let go. */
  number: number
  kind:
    | 'draft'
    | 'shorter'
    | 'longer'
    | 'opening'
    | 'angle'
    | 'translation'
    | 'instruction'
    | 'passage'
    | 'edit'
    | 'unsaved'
  content: string
  language: string
  ai_model: string
  upstream_model: string
  note: string | null
  /** JSON: the author's instruction, or the new passage; null where there was none. */
  made_with: string | null
  created_at: number
}

/** What was typed into a post and not saved yet. */
export interface WorkingCopiesTable {
  owner_id: WorkspaceId
  post_id: string
  /** Who typed it. */
  user_id: UserId
  /** The number of the version it was begun on. */
  begun_from: number | null
  content: string
  /** Null: unchanged. */
  title: string | null
  /** The page that it was typed on. */
  editor: string
  saved_at: number
}

/** A source of a published post that is read again. */
export interface SourceWatchesTable {
  owner_id: WorkspaceId
  post_id: string
  article_id: string
  url: string
  published_at: number
  /** How often it was read again. */
  readings: number
  failures: number
  /** null: it is read no more. */
  next_at: number | null
  lease: string | null
  leased_until: number | null
}

/** A feed, read once for all who follow it. */
export interface FeedsTable {
  id: string
  url: string
  title: string
  site_url: string | null
  /** As its server sent them, to be sent back. */
  etag: string | null
  last_modified: string | null
  /** Its server asks not to be called before this time. */
  rest_until: number | null
  /** When it was last tried. */
  read_at: number | null
  /** null: it is off. */
  next_at: number | null
  /** Consecutive failures. */
  failures: number
  /** JSON: the reason of the last one; null: it was read. */
  failure: string | null
  lease: string | null
  leased_until: number | null
}

export interface FeedItemsTable {
  feed_id: string
  id: string
  title: string
  url: string | null
  text: string
  /** Never ahead of when it was found. */
  published_at: number
  found_at: number
}

/** Who follows a feed. */
export interface FeedSubscriptionsTable {
  owner_id: WorkspaceId
  feed_id: string
  interval_minutes: number
  /** May be gone. */
  added_by: UserId
  added_at: number
}

/** What people of a workspace did with a story of their inbox. */
export interface InboxStatesTable {
  owner_id: WorkspaceId
  item_id: string
  state: InboxState
  changed_at: number
}

/** What was counted of a post that is out. A number that is not known is null. */
export interface PostFiguresTable {
  owner_id: WorkspaceId
  id: string
  post_id: string
  /** '': of the post, wherever it went out. */
  publication_id: string
  source: FigureSource
  /** The day it was counted, as 2026-12-01: figures of a day replace those before from the same source. */
  day: string
  at: number
  impressions: number | null
  /** Reactions, comments and reposts together. */
  engagements: number | null
  reactions: number | null
  comments: number | null
  reposts: number | null
  reached: number | null
}

/** When posts went out, by us or by their authors, and when the latter are asked for their figures next. */
export interface FigureLookupsTable {
  owner_id: WorkspaceId
  publication_id: string
  published_at: number
  /** When LinkedIn is asked for its figures, or when another process may ask. */
  next_at: number
}

export interface PublishedPostsTable {
  owner_id: WorkspaceId
  post_id: string
  published_at: number
  /** null: they are not asked any more. */
  next_at: number | null
}

/** Planned tries: the next posts alternate between two values of what posts are compared by. */
export interface PostTriesTable {
  owner_id: WorkspaceId
  id: string
  dimension: Dimension
  value_a: string
  value_b: string
  first_side: 'a' | 'b'
  posts: number
  measure: Measure
  started_at: number
}

/** What a source corrected of what a post used; `fingerprint` keeps it from being told twice. */
export interface SourceChangesTable {
  owner_id: WorkspaceId
  id: string
  post_id: string
  article_id: string
  fingerprint: string
  before_text: string
  after_text: string | null
  found_at: number
  settled_at: number | null
}

/** What a post was written with, copied at the time. */
export interface PostProvenanceTable {
  owner_id: WorkspaceId
  post_id: string
  /** JSON. */
  written_with: string
  /** brotli of JSON { system, user }; null: no model wrote it, or it was stored before prompts were. */
  prompt: Buffer | null
}

/** The pages that a post cites: to be read, or read. */
export interface PostCitedPagesTable {
  owner_id: WorkspaceId
  post_id: string
  /** The index in the post's sources. */
  number: number
  /** null: not yet. */
  tried_at: number | null
  /** The owner's article it was stored as; null also when it could not be read. */
  article_id: string | null
}

/** The further sources of posts. */
export interface PostArticlesTable {
  owner_id: WorkspaceId
  post_id: string
  /** From 2. */
  position: number
  article_id: string
}

/** The words by which each post is found. SQLite: a full text index, whose texts can't be read back. */
export interface PostSearchTable {
  owner_id: WorkspaceId
  /** The post's position. */
  rowid: number
  /** Tokens between blanks, or PostgreSQL's own type for them. */
  words: string
}

/** Generations in progress: at most one row per slot and owner, leased, with their reserved post. */
export interface GenerationsTable {
  owner_id: WorkspaceId
  slot: number
  token: string
  expires_at: number
  /** The month of the reserved post; null before that and after it is settled. */
  reserved_month: string | null
}

/** Each user's model calls a day. */
export interface VendorCallsTable {
  owner_id: WorkspaceId
  /** YYYY-MM-DD in the user's time zone; only moves forward. */
  day: string
  used: number
}

/** The shared styles. */
export interface ContentStylesTable {
  id: Generated<number>
  name: string
  prompt_part: string
  display_order: number
}

export interface UserStylesTable {
  owner_id: WorkspaceId
  /** From the counter of `content_styles`, so that no two styles ever share a number. */
  id: number
  name: string
  default_model: string | null
  default_language: string | null
  default_web_search: Flag
  /** null: as the author's. */
  address: string | null
  /** JSON: string[]. */
  example_posts: string
}

export interface PromptTemplatesTable {
  id: Generated<number>
  name: string
  template: string
  version: number
  is_active: Flag
  updated_at: number
}

export interface UserSettingsTable {
  owner_id: UserId
  preferred_model: string | null
  preferred_language: string | null
  target_audience: string
  content_style: string
  custom_prompt: string
  /** JSON: string[]. */
  example_posts: string
  asks_model_after_post: Generated<number>
  asks_for_figures: Generated<Flag>
  comment_mails: Generated<CommentMails>
  /** When comments were last mailed to someone who gets them once a day; null: never, or they get them at once. */
  comments_mailed_at: Generated<number | null>
}

/** Who an author is and how they write; empty where they said nothing. */
export interface UserVoicesTable {
  owner_id: UserId
  role: string
  field: string
  writes_for: string
  stands_for: string
  /** Sentences about how they write, as last edited. */
  profile: string
  /** null: as for every new post. */
  source_mention: string | null
  /** null: as is usual in the post's language. */
  address: string | null
}

/** What an author's visuals have in common. */
export interface BrandKitsTable {
  owner_id: WorkspaceId
  /** JSON: background, text and accent; null: templates keep their own. */
  colours: string | null
  heading_font: string
  body_font: string
  handle: string
  /** An id of media_assets, where it may have been deleted. */
  logo_id: string | null
}

/** A post from LinkedIn's archive of a member's data. */
export interface ArchivePostsTable {
  owner_id: UserId
  place: number
  /** YYYY-MM-DD. */
  posted_on: string | null
  content: string
}

/** Posts that an author wrote elsewhere, most typical first. */
export interface OwnPostsTable {
  owner_id: UserId
  /** From 0. */
  place: number
  content: string
}

/** Texts that an author adds to posts. */
export interface SnippetsTable {
  owner_id: WorkspaceId
  id: string
  kind: string
  content: string
  created_at: number
}

export interface JobsTable {
  id: string
  name: string
  /** JSON. */
  payload: string
  run_at: number
  attempts: number
  /** The end of the lease; null: not leased. */
  locked_until: Generated<number | null>
  /** Identifies the lease. */
  locked_by: Generated<string | null>
  last_error: Generated<string | null>
  /** It failed too often and waits for an administrator; null: it is still queued. */
  gave_up_at: Generated<number | null>
}

/** Events: see `shared/contract/events`. */
export interface EventsTable {
  id: Generated<number>
  /** null: in the installation, outside every workspace. */
  workspace_id: WorkspaceId | null
  /** null: the server itself, or a deleted account. */
  actor: UserId | null
  name: string
  subject: string
  /** JSON. */
  payload: string
  at: number
  /** Its position among committed events; null: not assigned yet. */
  position: Generated<number | null>
}

/** How far each subscriber has come. */
export interface EventCursorsTable {
  subscriber: string
  /** The last event that it is past; 0: none. */
  position: number
}

/** What an operator needs after an incident; without e-mails and addresses. */
export interface SecurityEventsTable {
  id: string
  at: number
  event: string
  /** null: no account is known. The row outlives the account. */
  user_id: UserId | null
}

export interface MailsTable {
  id: string
  recipient: string
  subject: string
  /** '', like the HTML, once it was sent, or unsent for a week. */
  text: string
  html: string
  created_at: number
  sent_at: number | null
}

/** Administrators' actions, in order. */
export interface AuditLogTable {
  id: Generated<number>
  at: number
  /** An administrator's e-mail at the time. */
  actor: string
  action: string
  /** An e-mail or a name at the time; null when it concerned everyone. */
  target: string | null
}

/** A picture made in the editor. */
export interface VisualsTable {
  owner_id: WorkspaceId
  id: string
  name: string
  /** Of the first page. */
  width: number
  height: number
  /** The owner's post it was made for; null when there is none, or it was deleted. */
  post_id: string | null
  created_at: number
  /** Increases with every save. */
  updated_at: number
  /** JSON: the document as sent. Missing parts are completed when it is read. */
  canvas_data: string
  /** Of canvas_data. */
  bytes: number
  pages: Generated<number>
  /** Who saved it last; null: the owner of the personal workspace, or a former member of the team. */
  saved_by: UserId | null
}

/** Who has a visual open to edit it; over some time after `seen_at`. */
export interface VisualEditorsTable {
  owner_id: WorkspaceId
  visual_id: string
  user_id: UserId
  /** The page on which it is open. */
  page: string
  since: number
  seen_at: number
}

/** States of a visual before it was saved again. Deleted with their visual. */
export interface VisualVersionsTable {
  owner_id: WorkspaceId
  visual_id: string
  /** When this state was saved. */
  saved_at: number
  name: string
  width: number
  height: number
  /** Of canvas_data. */
  characters: number
  /** JSON: CanvasData. */
  canvas_data: string
}

/** An uploaded font; its bytes are in files. */
export interface OwnFontsTable {
  owner_id: WorkspaceId
  id: string
  family: string
  weight: number
  /** 0 or 1. */
  is_italic: number
  /** JSON: a list of scripts. */
  scripts: string
  /** Bytes. */
  size: number
  created_at: number
}

/** An uploaded or announced picture; its bytes are in files. */
export interface MediaAssetsTable {
  owner_id: WorkspaceId
  id: string
  filename: string
  original_name: string
  mime_type: string
  /** Size of the picture: as announced, then as stored. */
  file_size: number
  /** The size that counts against the owner's limit: picture and thumbnail. 0 until they are stored. */
  stored_bytes: number
  width: number
  height: number
  /** JSON: string[]. */
  tags: string
  created_at: number
  /** null: the bytes have not arrived yet. */
  finished_at: number | null
  /** Distinguishes the stored files from those of other upload attempts. */
  file_token: string | null
}

/** A post has at most one. */
export interface PostPollsTable {
  owner_id: WorkspaceId
  post_id: string
  question: string
  /** JSON. */
  options: string
  /** How long people can vote. */
  days: PollDays
  /** When it was saved; another one at each save. */
  version: number
}

/** What an author attached to a post without the editor. */
export interface PostFilesTable {
  owner_id: WorkspaceId
  id: string
  post_id: string
  position: number
  kind: PostFileKind
  /** As the author's file was called. */
  name: string
  mime_type: string
  bytes: number
  /** What counts against the owner's limit: the file and its preview. */
  stored_bytes: number
  /** sha256 of the file as it goes out. */
  hash: string
  /** Pixels; of a PDF its first page in points. */
  width: number
  height: number
  /** 1 for a photo, and for a video. */
  pages: number
  /** How long a video is; 0 for what is none. */
  milliseconds: number
  alt_text: string
  created_at: number
}

/** Fields of shared and own visual templates. */
interface VisualTemplateColumns {
  id: string
  name: string
  description: string
  category: string
  width: number
  height: number
  usage_count: number
  created_at: number
  updated_at: number
  /** JSON: CanvasData. */
  canvas_data: string
}

/** Shared visual templates. */
export interface VisualTemplatesTable extends VisualTemplateColumns {
  /** Identifies built-in ones. */
  built_in_key: string | null
  /** When an administrator removed a built-in one; its row keeps it from coming back. */
  withdrawn_at: number | null
}

export interface UserVisualTemplatesTable extends VisualTemplateColumns {
  owner_id: WorkspaceId
}

/**
 * Our record of someone's subscription at the provider. It outlives its owner's account until the provider was
 * informed, so that nobody pays for a deleted account.
 */
export interface SubscriptionsTable {
  owner_id: WorkspaceId
  /** The provider; its ids mean nothing to another one. */
  provider: string
  /** null: being created. */
  customer_id: string | null
  /** The provider's account, with its mode, that has the customer; null: not recorded yet. */
  account: string | null
  /** Part of idempotency keys: replaced after the provider refused. */
  attempt: number
  /** Increases with every change, so that no process overwrites a newer state. */
  version: number
  subscription_id: string | null
  status: 'none' | 'incomplete' | 'active' | 'past_due' | 'ended'
  standing: 'unpaid' | 'pro' | 'over'
  paid_until: number | null
  cancel_at_period_end: Flag
  past_due_since: number | null
  price_cents: number
  checked_at: number
  /** When the provider is read again without a webhook event; null: never. */
  next_check_at: number | null
}

/** Customers that their provider no longer knows, kept so that old payments can be found. */
export interface FormerCustomersTable {
  owner_id: WorkspaceId
  provider: string
  customer_id: string
  account: string | null
  reason: 'unknown' | 'test-keys' | 'other-provider' | 'other-account'
  at: number
}

/** The payment provider as last read. */
export interface PaymentFactsTable {
  provider: string
  account: string | null
  /** The previous account, and when the change was found. */
  former_account: string | null
  account_changed_at: number | null
  /** JSON: ProviderPrice; null: the provider does not know the configured price. */
  price: string | null
  seen_at: number
}

/** Payments made, due and refunded, as the provider reports them. */
export interface BillingEntriesTable {
  owner_id: WorkspaceId
  /** The provider's id. */
  id: string
  kind: 'payment' | 'refund' | 'dispute'
  description: string
  at: number
  /** Negative for refunds. */
  amount_cents: number
  currency: string
  status: 'paid' | 'pending' | 'closed'
  receipt_url: string | null
}

/** Signed webhook events that are handled, or being handled. */
export interface PaymentNoticesTable {
  id: string
  received_at: number
  handled_at: number | null
}

/** Whose content is due for deletion, and whether they were notified: one row for each end of a paid time. */
export interface RetentionNoticesTable {
  owner_id: WorkspaceId
  paid_until: number
  mailed_at: number
  removed_at: number | null
}

/** Customers of the built-in test provider. */
export interface TestPaymentsTable {
  customer_id: string
  version: number
  /** When something next happens by itself. */
  due_at: number | null
  /** JSON: TestAccount. */
  data: string
}

/** Backups made here, or failed. Not part of a backup. */
export interface BackupsTable {
  /** For a scheduled one its span of time, so that only one process makes it; random for others. */
  id: string
  started_at: number
  /** null: in progress, or its process died. */
  finished_at: number | null
  file: string | null
  size_bytes: number | null
  /** null: it succeeded. */
  error: string | null
}

/** Posts on their way to LinkedIn. */
export interface PublicationsTable {
  owner_id: WorkspaceId
  id: string
  /** May name a deleted post if it was published. */
  post_id: string
  /** Stored when the post is deleted. */
  post_title: string | null
  account_id: string
  account_name: string
  state: PublicationState
  /** 2026-12-01T09:00; null: at once. */
  wall_time: string | null
  time_zone: string | null
  clock_change: 'moved-forward' | 'first-of-two' | null
  due_at: number
  is_queued: Flag
  visibility: Visibility
  is_reshare_disabled: Flag
  attach: Attachment
  /** The attachment is the usual one of the visual that the post has when it goes out. */
  follows_visual: Generated<Flag>
  /** Who scheduled or published it. */
  created_by: UserId | null
  /** A key of the API planned it, moved it or changed its post since a person last planned it. */
  by_key: Generated<Flag>
  /** Whose account it is; null: of the owner of the personal workspace, or someone who is gone. */
  account_owner_id: UserId | null
  /** The author at LinkedIn; null: not known, since the account was gone before this was stored. */
  account_urn: string | null
  /** Another connection of the same page, through which its fixed bytes go out; null: the account itself. */
  via_account_id: Generated<string | null>
  via_owner_id: Generated<UserId | null>
  /** The account's owner said yes or no to it; null: they have not, or need not. */
  lending_allowed: Generated<Flag | null>
  lending_text: Generated<string | null>
  visual_id: string | null
  /** JSON: string[]. */
  alt_texts: string
  /** JSON: string[], the ids of the pictures that they are of; null: of those in the same places. */
  described: Generated<string | null>
  /** Escaped; null until the bytes are fixed. */
  commentary: string | null
  /** The bytes to send, and their sha256. */
  body: string | null
  body_hash: string | null
  /** JSON: SentFile[]; null: none of the post's own files went out. */
  sent_files: Generated<string | null>
  attachment_hash: string | null
  /** When a process handles it next; null: nothing happens by itself. */
  next_at: number | null
  not_before: number | null
  tries: number
  sent_at: number | null
  unknown_at: number | null
  resent_at: number | null
  /** Identifies the process that has it; null: none. */
  lease: string | null
  leased_until: number | null
  published_at: number | null
  urn: string | null
  deleted_at: number | null
  /** JSON: Reason. */
  reason: string | null
  created_at: number
}

/** The log of attempts of each publication. */
export interface PublicationAttemptsTable {
  owner_id: WorkspaceId
  publication_id: string
  /** In insertion order. */
  id: string
  at: number
  step: 'check' | 'upload' | 'picture' | 'send' | 'send-again' | 'ask' | 'delete'
  outcome: 'done' | 'refused' | 'put-off' | 'unknown'
  status: number | null
  code: string | null
}

/** Notifications: what happened while their reader was away. */
export interface NoticesTable {
  owner_id: UserId
  /** In insertion order. */
  id: string
  kind: NotificationKind
  at: number
  seen_at: number | null
  post_id: string | null
  publication_id: string | null
  account_id: string | null
  person_id: UserId | null
  /** The team it is about; null: the person’s own workspace, or none. */
  workspace_id: Generated<WorkspaceId | null>
  url: string | null
  /** JSON: Reason. */
  reason: string
}

/** The apps at LinkedIn entered by administrators, without those of the environment. */
export interface LinkedinAppsTable {
  kind: 'person' | 'community'
  client_id: string
  /** Sealed by platform/sealing. */
  sealed_secret: string
}

/** A comment that follows a post to LinkedIn, once. */
export interface FirstCommentsTable {
  id: string
  owner_id: WorkspaceId
  publication_id: string
  /** Plain, as it is sent. */
  text: string
  state: FirstCommentState
  /** When a process handles it next; null: nothing happens by itself. */
  next_at: number | null
  tries: number
  /** When its post was there; null: it is not yet. */
  due_at: number | null
  sent_at: number | null
  done_at: number | null
  urn: string | null
  /** JSON. */
  reason: string | null
  lease: string | null
  leased_until: number | null
}

/** What is known of a version of LinkedIn's API. */
export interface LinkedinCallsTable {
  owner_id: UserId
  /** The grant of accounts that were connected together, else the account. */
  grant_id: string
  /** Its beginning, by UTC. */
  day: number
  calls: number
  /** When the owner was told that few are left; null: they were not. */
  told_at: number | null
}

export interface LinkedinVersionsTable {
  /** YYYYMM. */
  version: string
  /** When it was found to work; null: it never was. */
  found_at: number | null
  /** When LinkedIn refused it; null: it did not since it was found. */
  ended_at: number | null
  /** When later ones were last tried in its place. */
  tried_at: number
  /** When administrators were told that it ends, or has ended. */
  warned_at: number | null
}

/** What administrators entered about a vendor of models; the environment's settings are not here. */
export interface ModelVendorsTable {
  vendor: string
  /** Sealed by platform/sealing; null: none. */
  sealed_key: string | null
  /** null: the vendor's own. */
  base_url: string | null
  /** The displayed name of the compatible endpoint. */
  label: string | null
  /** null: without limit. */
  daily_calls: number | null
  /** JSON: settings of each of its models. */
  models: string
}

/** The installation's calls a day, where they are limited. */
export interface ModelCallsTable {
  /** `vendor openai` or `model gpt-4o`. */
  subject: string
  /** YYYY-MM-DD in UTC. */
  day: string
  used: number
}

/** The last failure of each vendor. */
export interface ModelFailuresTable {
  vendor: string
  at: number
  /** JSON: Reason. */
  reason: string
  model: string
  /** When it first worked again; null: not since. */
  worked_at: number | null
  /** When administrators were warned since it last worked; null: not since, or it was not necessary. */
  told_at: number | null
}

/** Pending connections: people who are at LinkedIn and come back with the state. */
export interface LinkedinSignInsTable {
  /** sha256 of the state, which only addresses contain. */
  state_hash: string
  owner_id: UserId
  /** The session that began it, as in sessions.token_hash. */
  session_id: string
  kind: 'person' | 'community'
  /** What was asked for, separated by blanks. */
  scopes: string
  next: string
  expires_at: number
}

export interface LinkedinAccountsTable {
  owner_id: UserId
  id: string
  urn: string
  kind: 'person' | 'page'
  name: string
  /** Where LinkedIn has the portrait; no browser is sent there. */
  picture_url: string | null
  /** WebP in base64, made from it. */
  portrait: string | null
  /** Separated by blanks; empty where LinkedIn did not say. */
  scopes: string
  /** Sealed by platform/sealing. */
  sealed_token: string
  /** The app that the token was issued to; null: it was pasted. */
  client_id: string | null
  expires_at: number
  /** Renews the token, sealed; null: LinkedIn gave none, or does not accept it any more. */
  sealed_refresh: string | null
  refresh_ends_at: number | null
  /** While a process renews it. */
  refreshing_until: number | null
  /** The same for accounts that were connected together, which share their tokens; null: with nobody. */
  grant_id: string | null
  /** When LinkedIn refused the token before it expired, and why; null: it did not. */
  refused_at: number | null
  refused_reason: string | null
  paused_at: number | null
  /** JSON: weekly local times. */
  slots: string
  /** How many days were left at the last reminder that the token ends; null: none was sent. */
  reminded_days: number | null
  connected_at: number
}

/** What administrators set while the server runs. */
export interface InstallationSettingsTable {
  name: string
  /** JSON. */
  value: string
}

/** What the installation records about itself. Not part of a backup: it holds for one database only. */
export interface InstallationMarksTable {
  name: string
  value: string
}

/** Who someone is at an identity provider. */
export interface IdentitiesTable {
  owner_id: UserId
  issuer: string
  /** The provider's id for them, which is never reused. */
  subject: string
  /** As the provider had it at the time of linking. */
  email: string
  linked_at: number
}

/** Pending sign-ins: people who are at the identity provider and come back with the state. */
export interface OidcSignInsTable {
  /** sha256 of the state, which only addresses contain. */
  state_hash: string
  /** sha256 of the browser's cookie, so that nobody else can finish it. */
  browser_hash: string
  /** JSON of nonce and code verifier, sealed by platform/sealing. */
  sealed_checks: string
  next: string
  /** The account to link; null: someone signs in. */
  owner_id: UserId | null
  expires_at: number
}

/** Pending links: identities that a provider has proven and that their account's owner has yet to confirm. */
export interface OfferedIdentitiesTable {
  /** sha256 of the browser's cookie. */
  token_hash: string
  owner_id: UserId
  issuer: string
  subject: string
  email: string
  offered_at: number
  expires_at: number
}

export interface Tables {
  users: UsersTable
  workspaces: WorkspacesTable
  workspace_members: WorkspaceMembersTable
  workspace_invitations: WorkspaceInvitationsTable
  workspace_handovers: WorkspaceHandoversTable
  account_lendings: AccountLendingsTable
  activity: ActivityTable
  signing_keys: SigningKeysTable
  sign_offs: SignOffsTable
  webhooks: WebhooksTable
  calendar_addresses: CalendarAddressesTable
  calendar_entries: CalendarEntriesTable
  webhook_deliveries: WebhookDeliveriesTable
  review_requests: ReviewRequestsTable
  review_decisions: ReviewDecisionsTable
  review_links: ReviewLinksTable
  post_comments: PostCommentsTable
  sessions: SessionsTable
  api_keys: ApiKeysTable
  api_answers: ApiAnswersTable
  oauth_clients: OauthClientsTable
  oauth_grants: OauthGrantsTable
  oauth_tokens: OauthTokensTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  pending_logins: PendingLoginsTable
  links: LinksTable
  rate_limits: RateLimitsTable
  source_texts: SourceTextsTable
  articles: ArticlesTable
  article_angles: ArticleAnglesTable
  posts: PostsTable
  post_versions: PostVersionsTable
  working_copies: WorkingCopiesTable
  source_watches: SourceWatchesTable
  source_changes: SourceChangesTable
  feeds: FeedsTable
  feed_items: FeedItemsTable
  feed_subscriptions: FeedSubscriptionsTable
  inbox_states: InboxStatesTable
  post_figures: PostFiguresTable
  published_posts: PublishedPostsTable
  figure_lookups: FigureLookupsTable
  post_tries: PostTriesTable
  post_provenance: PostProvenanceTable
  post_cited_pages: PostCitedPagesTable
  post_articles: PostArticlesTable
  post_search: PostSearchTable
  generations: GenerationsTable
  vendor_calls: VendorCallsTable
  content_styles: ContentStylesTable
  user_styles: UserStylesTable
  prompt_templates: PromptTemplatesTable
  user_settings: UserSettingsTable
  user_voices: UserVoicesTable
  brand_kits: BrandKitsTable
  archive_posts: ArchivePostsTable
  own_posts: OwnPostsTable
  snippets: SnippetsTable
  jobs: JobsTable
  mails: MailsTable
  events: EventsTable
  event_cursors: EventCursorsTable
  security_events: SecurityEventsTable
  audit_log: AuditLogTable
  visuals: VisualsTable
  visual_versions: VisualVersionsTable
  visual_editors: VisualEditorsTable
  own_fonts: OwnFontsTable
  media_assets: MediaAssetsTable
  post_files: PostFilesTable
  post_polls: PostPollsTable
  visual_templates: VisualTemplatesTable
  user_visual_templates: UserVisualTemplatesTable
  subscriptions: SubscriptionsTable
  former_customers: FormerCustomersTable
  payment_facts: PaymentFactsTable
  billing_entries: BillingEntriesTable
  payment_notices: PaymentNoticesTable
  kept_data_notices: RetentionNoticesTable
  test_payments: TestPaymentsTable
  backups: BackupsTable
  publications: PublicationsTable
  publication_attempts: PublicationAttemptsTable
  notices: NoticesTable
  installation_settings: InstallationSettingsTable
  installation_marks: InstallationMarksTable
  identities: IdentitiesTable
  oidc_sign_ins: OidcSignInsTable
  offered_identities: OfferedIdentitiesTable
  model_vendors: ModelVendorsTable
  model_calls: ModelCallsTable
  model_failures: ModelFailuresTable
  linkedin_apps: LinkedinAppsTable
  linkedin_sign_ins: LinkedinSignInsTable
  linkedin_versions: LinkedinVersionsTable
  linkedin_accounts: LinkedinAccountsTable
  linkedin_calls: LinkedinCallsTable
  first_comments: FirstCommentsTable
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>
