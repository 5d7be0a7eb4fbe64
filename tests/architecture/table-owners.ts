/**
 * Who changes the rows of each table: a feature of the server, or a folder or file of its platform. Anyone else asks the
 * owner to do it. Reading is free where the arrows between features allow it.
 */
export const tableOwners: Readonly<Record<string, string>> = {
  users: 'features/accounts',
  sessions: 'features/accounts',
  second_factors: 'features/accounts',
  recovery_codes: 'features/accounts',
  pending_logins: 'features/accounts',
  links: 'features/accounts',
  source_texts: 'features/posts',
  articles: 'features/posts',
  article_angles: 'features/posts',
  posts: 'features/posts',
  post_versions: 'features/posts',
  post_provenance: 'features/posts',
  post_cited_pages: 'features/posts',
  post_search: 'features/posts',
  vendor_calls: 'features/posts',
  generations: 'features/billing',
  subscriptions: 'features/billing',
  former_customers: 'features/billing',
  payment_facts: 'features/billing',
  billing_entries: 'features/billing',
  payment_notices: 'features/billing',
  content_styles: 'features/styles',
  user_styles: 'features/styles',
  prompt_templates: 'features/styles',
  user_settings: 'features/settings',
  user_voices: 'features/settings',
  own_posts: 'features/settings',
  snippets: 'features/settings',
  visuals: 'features/visuals',
  visual_templates: 'features/visuals',
  user_visual_templates: 'features/visuals',
  media_assets: 'features/media',
  linkedin_apps: 'features/linkedin',
  linkedin_sign_ins: 'features/linkedin',
  linkedin_accounts: 'features/linkedin',
  mails: 'features/mails',
  audit_log: 'features/admin',
  backups: 'features/backup',
  kept_data_notices: 'features/retention',
  jobs: 'platform/jobs',
  rate_limits: 'platform',
  security_events: 'platform/security/security-events',
  test_payments: 'adapters/payments',
}

/** The few changes by someone else: which file changes which table, and why it does not ask the owner. */
export const foreignChanges: readonly { file: string; table: string; why: string }[] = [
  {
    file: 'features/accounts/user-admin-repository',
    table: 'mails',
    why: 'an account is deleted with the mails kept for it, in one transaction, and mails build upon accounts',
  },
  {
    file: 'features/accounts/user-admin-repository',
    table: 'audit_log',
    why: 'an e-mail leaves the audit log with its account, in one transaction, and admin builds upon accounts',
  },
  {
    file: 'features/billing/quota',
    table: 'users',
    why: 'the count of the month stands with the user, so that one statement compares and counts',
  },
  {
    file: 'features/billing/reconcile',
    table: 'users',
    why: 'role and paid time follow the subscription in the transaction that stores it',
  },
  {
    file: 'features/posts/post-visuals',
    table: 'visuals',
    why: 'a deleted post leaves its visuals behind without it, and visuals build upon posts',
  },
]
