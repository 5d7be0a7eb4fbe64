import type { Generated, Insertable, Selectable } from 'kysely'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { PlanName } from '#shared/rules/plans'
import type { Attachment, PublicationState, Visibility } from '#shared/rules/publishing'

/**
 * The tables as queries see them. Portable between both databases: times are epoch ms, booleans 0 or 1, JSON is text.
 * Repositories turn rows into our own types and nothing else reads them.
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
  /** When an invitation was sent that is neither accepted nor withdrawn; null: there is none. */
  invited_at: number | null
  /** When the second factor was turned on; null: it is off. */
  second_factor_at: number | null
  /** null: that of the browser. */
  interface_language: 'en' | 'de' | null
  /** Under OIDC_ONLY: until when an administrator's password works that was set on the command line; null: not. */
  password_allowed_until: Generated<number | null>
  /** null: nobody signed in yet, or not since accounts keep this. */
  first_signed_in_at: number | null
  /** When the questions about who they are were shown, which happens once; null: not yet. */
  welcomed_at: number | null
}

/**
 * Where posts and visuals are made, and what is paid for it. `owner_id` is its id in every table of what is made in it,
 * or belongs to its plan.
 */
export interface WorkspacesTable {
  id: WorkspaceId
  /** The person whose personal workspace it is, with the same id; it is deleted with them. null: several people's. */
  user_id: UserId | null
  /** What was paid for, or given by an administrator. */
  plan: PlanName
  subscription_status: string
  /** What a subscription came to, as apply-subscription.ts worked it out. The end of the time paid; null: never paid. */
  paid_until: number | null
  cancel_at_period_end: Flag
  /** When the paid time ended although the subscription goes on; null unless a payment is overdue. */
  past_due_since: number | null
  /** The calendar month that month_used counts, as YYYY-MM in the user's time zone. */
  month_key: string
  month_used: number
}

/** What the codes of someone's authenticator app are made of. */
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

/** Sign-ins whose password was right and that wait for the second factor. */
export interface PendingLoginsTable {
  /** sha256 of the token; the token itself is only in the cookie. */
  token_hash: string
  user_id: UserId
  expires_at: number
  /** Codes tried so far. */
  tries: number
}

export interface SessionsTable {
  /** sha256 of the token; the token itself is only in the cookie. */
  token_hash: string
  user_id: UserId
  created_at: number
  last_seen_at: number
  expires_at: number
  user_agent: string
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

/** What an author's sources said, once per author and content; compressed. */
export interface SourceTextsTable {
  owner_id: WorkspaceId
  content_hash: string
  /** brotli of UTF-8 text. */
  compressed: Buffer
  created_at: number
}

/** A source as it was read at one time. */
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
  /** Its reader's own browser gave the page at that address; it was not fetched. */
  is_handed_over: Flag
  /** Kinds and counts as JSON; null where nothing was. */
  left_out: string | null
}

/** What a model suggested to make of a text, in one language of posts. */
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
  note: string | null
  /** created_at * 1024, and more for posts of the same millisecond: the order of posts, unique. */
  position: number
  /** The number of the version its content is. */
  version: Generated<number>
  /** JSON: string[]. Numbers and quotations not in the source that the author said yes to. */
  accepted_claims: Generated<string>
  /** JSON: what a model said of its sentences; null until one was asked. */
  model_check: Generated<string | null>
  /** JSON: how it was wanted; null: it is from before that was kept. */
  plan: string | null
  /** Whether its source is the author's own text. */
  is_own: Generated<Flag>
}

/** The versions of a post that was refined; none as long as there is only its draft. */
export interface PostVersionsTable {
  owner_id: WorkspaceId
  post_id: string
  /** From 1, without gaps. */
  number: number
  kind: 'draft' | 'shorter' | 'longer' | 'opening' | 'angle' | 'translation' | 'instruction' | 'passage'
  content: string
  language: string
  ai_model: string
  upstream_model: string
  note: string | null
  /** JSON: the author's instruction, or the passage that is new; null where there was none. */
  made_with: string | null
  created_at: number
}

/** What a post was written with, as it was then. */
export interface PostProvenanceTable {
  owner_id: WorkspaceId
  post_id: string
  /** JSON. */
  written_with: string
  /** brotli of JSON { system, user }; null: no model wrote, or the post is from before prompts were kept. */
  prompt: Buffer | null
}

/** The pages a post cites that are to be read, or were. */
export interface PostCitedPagesTable {
  owner_id: WorkspaceId
  post_id: string
  /** The index in the post's sources. */
  number: number
  /** null: not yet. */
  tried_at: number | null
  /** The owner's article it was kept as; null when it could not be read, too. */
  article_id: string | null
}

/** What a post was written from besides its first source. */
export interface PostArticlesTable {
  owner_id: WorkspaceId
  post_id: string
  /** From 2. */
  position: number
  article_id: string
}

/** By which words each post is found. SQLite: a full text index, of which nothing can be read back. */
export interface PostSearchTable {
  owner_id: WorkspaceId
  /** The post's position. */
  rowid: number
  /** Tokens between blanks, or PostgreSQL's own type for them. */
  words: string
}

/** Generations under way: at most one row a slot and owner, leased, holding what they reserved. */
export interface GenerationsTable {
  owner_id: WorkspaceId
  slot: number
  token: string
  expires_at: number
  /** The month a post was taken from; null before that and after it is settled. */
  reserved_month: string | null
}

/** Calls to models that a user has made in a day. */
export interface VendorCallsTable {
  owner_id: WorkspaceId
  /** YYYY-MM-DD in the user's time zone; only moves forward. */
  day: string
  used: number
}

/** The styles that administrators keep for everyone. */
export interface ContentStylesTable {
  id: Generated<number>
  name: string
  prompt_part: string
  display_order: number
}

export interface UserStylesTable {
  owner_id: WorkspaceId
  /** From the counter of `content_styles`, so that a number never names two styles. */
  id: number
  name: string
  default_model: string | null
  default_language: string | null
  default_web_search: Flag
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
}

/** Who an author is and how they write; empty where nothing was said. */
export interface UserVoicesTable {
  owner_id: UserId
  role: string
  field: string
  writes_for: string
  stands_for: string
  /** Sentences about how they write, as they left them. */
  profile: string
  /** null: as every new post starts. */
  source_mention: string | null
}

/** What an author's visuals have in common. */
export interface BrandKitsTable {
  owner_id: WorkspaceId
  /** JSON: background, text and accent; null: templates keep their own. */
  colours: string | null
  heading_font: string
  body_font: string
  handle: string
  /** Of media_assets; it may have been deleted there. */
  logo_id: string | null
}

/** Posts that an author wrote elsewhere, the most typical first. */
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
  /** The end of a process's lease; null: nobody has it. */
  locked_until: Generated<number | null>
  /** Names that lease. */
  locked_by: Generated<string | null>
  last_error: Generated<string | null>
  /** It failed too often and waits for an administrator; null: it lives. */
  gave_up_at: Generated<number | null>
}

/** What happened: see `shared/contract/events`. */
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
  /** Its place among those that are committed; null: not given yet. */
  position: Generated<number | null>
}

/** How far each subscriber has come. */
export interface EventCursorsTable {
  subscriber: string
  /** Of the last event that it is past; 0: none. */
  position: number
}

/** What an operator should be able to find again after an incident; no e-mail and no address of anyone. */
export interface SecurityEventsTable {
  id: string
  at: number
  event: string
  /** null: no account is known. It outlives the account. */
  user_id: UserId | null
}

export interface MailsTable {
  id: string
  recipient: string
  subject: string
  /** '' like the HTML: it was sent, or nobody sent it for a week. */
  text: string
  html: string
  created_at: number
  sent_at: number | null
}

/** What administrators did, in the order they did it. */
export interface AuditLogTable {
  id: Generated<number>
  at: number
  /** An administrator's e-mail as it was then. */
  actor: string
  action: string
  /** An e-mail or a name as it was then; null when it concerned everyone. */
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
  /** The owner's post it was made for; null when there is none, or it is deleted. */
  post_id: string | null
  created_at: number
  /** Grows with every saving. */
  updated_at: number
  /** JSON: a document as it was sent. What is missing in it is completed when it is read. */
  canvas_data: string
  /** Of canvas_data. */
  bytes: number
}

/** What a visual was before it was saved again. It goes with its visual. */
export interface VisualVersionsTable {
  owner_id: WorkspaceId
  visual_id: string
  /** When it was saved in this form. */
  saved_at: number
  name: string
  width: number
  height: number
  /** Of canvas_data. */
  characters: number
  /** JSON: CanvasData. */
  canvas_data: string
}

/** A font file that was uploaded; its bytes are kept in files. */
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

/** A picture that was uploaded, or is announced to be; its bytes are kept in files. */
export interface MediaAssetsTable {
  owner_id: WorkspaceId
  id: string
  filename: string
  original_name: string
  mime_type: string
  /** Bytes of the picture: as announced, then as kept. */
  file_size: number
  /** What counts against the owner's space: picture and thumbnail. 0 until they are kept. */
  stored_bytes: number
  width: number
  height: number
  /** JSON: string[]. */
  tags: string
  created_at: number
  /** null: the bytes have not come yet. */
  finished_at: number | null
  /** Names the kept files among those of other attempts to upload them. */
  file_token: string | null
}

/** What a visual can start from, whosever it is. */
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

/** What everyone's visuals can start from. */
export interface VisualTemplatesTable extends VisualTemplateColumns {
  /** Names those that come with the product. */
  built_in_key: string | null
  /** When an administrator took a built-in one away; its row keeps it from coming back. */
  withdrawn_at: number | null
}

export interface UserVisualTemplatesTable extends VisualTemplateColumns {
  owner_id: WorkspaceId
}

/**
 * What is known about someone's subscription at the provider. It outlives its owner's account until the provider was
 * told, so that nobody pays for an account that is gone.
 */
export interface SubscriptionsTable {
  owner_id: WorkspaceId
  /** Who keeps the customer; its ids mean nothing to another provider. */
  provider: string
  /** null: being made. */
  customer_id: string | null
  /** The provider's account, with its mode, that knows the customer; null: not noted yet. */
  account: string | null
  /** Goes into idempotency keys: a new one after the provider said no. */
  attempt: number
  /** Grows with every change, so that nobody stores what they read before another did. */
  version: number
  subscription_id: string | null
  status: 'none' | 'incomplete' | 'active' | 'past_due' | 'ended'
  standing: 'unpaid' | 'pro' | 'over'
  paid_until: number | null
  cancel_at_period_end: Flag
  past_due_since: number | null
  price_cents: number
  checked_at: number
  /** When the provider is asked again without a notice from it; null: never. */
  next_check_at: number | null
}

/** Customers that their provider does not know any more, kept so that old payments can be found. */
export interface FormerCustomersTable {
  owner_id: WorkspaceId
  provider: string
  customer_id: string
  account: string | null
  reason: 'unknown' | 'test-keys' | 'other-provider' | 'other-account'
  at: number
}

/** What the payment provider was last seen to be. */
export interface PaymentFactsTable {
  provider: string
  account: string | null
  /** The one before, and when it was found to be another. */
  former_account: string | null
  account_changed_at: number | null
  /** JSON: ProviderPrice; null: the provider does not know the price that the settings name. */
  price: string | null
  seen_at: number
}

/** What was paid, is to be paid, and was refunded, as the provider reports it. */
export interface BillingEntriesTable {
  owner_id: WorkspaceId
  /** The provider's. */
  id: string
  kind: 'payment' | 'refund' | 'dispute'
  description: string
  at: number
  /** Negative for what went back. */
  amount_cents: number
  currency: string
  status: 'paid' | 'pending' | 'closed'
  receipt_url: string | null
}

/** Notices of the provider that were signed and are dealt with, or being dealt with. */
export interface PaymentNoticesTable {
  id: string
  received_at: number
  handled_at: number | null
}

/** Who was notified that what they made will be removed, and whether it was: one row for each end of a paid time. */
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
  /** When something happens next by itself. */
  due_at: number | null
  /** JSON: TestAccount. */
  data: string
}

/** Backups that were made here, or that failed. A backup leaves them out. */
export interface BackupsTable {
  /** The span of time a scheduled one is for, so that one process makes it; of others by chance. */
  id: string
  started_at: number
  /** null: under way, or its process died. */
  finished_at: number | null
  file: string | null
  size_bytes: number | null
  /** null: it went well. */
  error: string | null
}

/** Posts on their way to LinkedIn. */
export interface PublicationsTable {
  owner_id: WorkspaceId
  id: string
  /** Of a published one it may name a post that was deleted. */
  post_id: string
  /** Kept when the post is deleted. */
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
  visual_id: string | null
  /** JSON: string[]. */
  alt_texts: string
  /** Escaped; null until the bytes are fixed. */
  commentary: string | null
  /** The bytes that are sent, and sha256 of them. */
  body: string | null
  body_hash: string | null
  /** When a process is to look at it next; null: nothing happens by itself. */
  next_at: number | null
  not_before: number | null
  tries: number
  sent_at: number | null
  unknown_at: number | null
  resent_at: number | null
  /** Names the process that has it; null: none. */
  lease: string | null
  leased_until: number | null
  published_at: number | null
  urn: string | null
  deleted_at: number | null
  /** JSON: Reason. */
  reason: string | null
  created_at: number
}

/** What was tried for each of them. */
export interface PublicationAttemptsTable {
  owner_id: WorkspaceId
  publication_id: string
  /** In the order they were made. */
  id: string
  at: number
  step: 'check' | 'upload' | 'picture' | 'send' | 'send-again' | 'ask' | 'delete'
  outcome: 'done' | 'refused' | 'put-off' | 'unknown'
  status: number | null
  code: string | null
}

/** What happened without its reader looking on. */
export interface NoticesTable {
  owner_id: UserId
  /** In the order they were made. */
  id: string
  kind:
    | 'published'
    | 'failed'
    | 'unconfirmed'
    | 'missed'
    | 'held'
    | 'waiting'
    | 'token-ends'
    | 'token-over'
    | 'model-failed'
  at: number
  seen_at: number | null
  post_id: string | null
  publication_id: string | null
  account_id: string | null
  url: string | null
  /** JSON: Reason. */
  reason: string
}

/** The apps at LinkedIn that an administrator entered; what the environment sets is not here. */
export interface LinkedinAppsTable {
  kind: 'person' | 'page'
  client_id: string
  /** Sealed by platform/sealing. */
  sealed_secret: string
}

/** What an administrator entered about a vendor of models; what the environment sets is not here. */
export interface ModelVendorsTable {
  vendor: string
  /** Sealed by platform/sealing; null: none. */
  sealed_key: string | null
  /** null: the vendor's own. */
  base_url: string | null
  /** What people see the compatible endpoint called. */
  label: string | null
  /** null: as many as there are. */
  daily_calls: number | null
  /** JSON: what was decided about each of its models. */
  models: string
}

/** How many calls the installation made in a day, where that is bounded. */
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
  /** When administrators were told since it last worked; null: not since, or there was no need. */
  told_at: number | null
}

/** Connections under way: people who are at LinkedIn and come back with the state. */
export interface LinkedinSignInsTable {
  /** sha256 of the state; the state itself is only in the addresses. */
  state_hash: string
  owner_id: UserId
  /** The session that began it, as sessions.token_hash has it. */
  session_id: string
  kind: 'person' | 'page'
  next: string
  expires_at: number
}

export interface LinkedinAccountsTable {
  owner_id: UserId
  id: string
  urn: string
  kind: 'person' | 'page'
  name: string
  /** Where LinkedIn has the portrait; nobody's browser is led there. */
  picture_url: string | null
  /** WebP in base64, made of it. */
  portrait: string | null
  /** Separated by blanks; empty where LinkedIn did not say. */
  scopes: string
  /** Sealed by platform/sealing. */
  sealed_token: string
  /** Of the app that the token was given to; null: it was pasted. */
  client_id: string | null
  expires_at: number
  /** When LinkedIn refused the token before its time, and why; null: it did not. */
  refused_at: number | null
  refused_reason: string | null
  paused_at: number | null
  /** JSON: weekly wall times. */
  slots: string
  /** How many days were left when its owner was last told that the token ends; null: not told yet. */
  reminded_days: number | null
  connected_at: number
}

/** What administrators set while the server runs. */
export interface InstallationSettingsTable {
  name: string
  /** JSON. */
  value: string
}

/** What the installation notes about itself. A backup leaves it out: it is true of one database alone. */
export interface InstallationMarksTable {
  name: string
  value: string
}

/** Who someone is at an identity provider. */
export interface IdentitiesTable {
  owner_id: UserId
  issuer: string
  /** The provider's name for them, which never goes to someone else. */
  subject: string
  /** As the provider had it when it was linked. */
  email: string
  linked_at: number
}

/** People who are at the identity provider and come back with the state. */
export interface OidcSignInsTable {
  /** sha256 of the state; the state itself is only in the addresses. */
  state_hash: string
  /** sha256 of what the browser holds in a cookie, so that nobody else can finish it. */
  browser_hash: string
  /** JSON of nonce and code verifier, sealed by platform/sealing. */
  sealed_checks: string
  next: string
  /** Who links their account by it; null: someone signs in. */
  owner_id: UserId | null
  expires_at: number
}

/** Identities that a provider has proven and that their account's owner has yet to agree to. */
export interface OfferedIdentitiesTable {
  /** sha256 of what the browser holds in a cookie. */
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
  sessions: SessionsTable
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
  own_fonts: OwnFontsTable
  media_assets: MediaAssetsTable
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
  linkedin_accounts: LinkedinAccountsTable
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>
