import { Suspense } from 'react'
import { OwnAccount } from '#client/features/accounts/own-account/own-account'
import { SubscriptionSettings } from '#client/features/billing/settings/subscription'
import { Bookmarklet } from '#client/features/handover/bookmarklet'
import { AiSettings } from '#client/features/settings/ai-settings'
import { ContentStyles } from '#client/features/settings/content-styles'
import { settingsTexts } from '#client/features/settings/texts'
import { SnippetList } from '#client/features/snippets/snippet-list'
import { lazyPart } from '#client/lib/lazy-part'
import { useTab } from '#client/lib/use-tab'
import { useUser } from '#client/queries/user'
import { PageHead } from '#client/ui/page-head'
import { Spinner } from '#client/ui/spinner'
import { PageTabs } from '#client/ui/tabs'

/** Code of its own: it knows the words of all languages. */
const AuthorVoicePanel = lazyPart(
  async () => (await import('#client/features/settings/author-voice/author-voice')).AuthorVoicePanel,
)
const BrandSettings = lazyPart(async () => (await import('#client/features/brand/brand-settings')).BrandSettings)
const LinkedinSettings = lazyPart(
  async () => (await import('#client/features/linkedin/linkedin-settings')).LinkedinSettings,
)

const tabIds = ['account', 'ai-settings', 'your-voice', 'content-styles', 'brand', 'linkedin'] as const

/** /settings: the account, how posts are written, one's own content styles. */
export function SettingsScreen() {
  const { user } = useUser()
  const [tab, open] = useTab(tabIds, 'style')
  if (!user) return null // the moment between signing out and the next page

  const contents = {
    account: (
      <OwnAccount
        user={user}
        subscription={user.capabilities.plans && <SubscriptionSettings user={user} />}
        tools={<Bookmarklet />}
      />
    ),
    'ai-settings': <AiSettings user={user} />,
    'your-voice': (
      <>
        <AuthorVoicePanel />
        <SnippetList />
      </>
    ),
    'content-styles': <ContentStyles user={user} />,
    brand: <BrandSettings />,
    linkedin: <LinkedinSettings />,
  }
  return (
    <>
      <PageHead title={settingsTexts.title} />
      <PageTabs
        name="settings"
        label={settingsTexts.tabsLabel}
        value={tab}
        onChange={open}
        tabs={tabIds.map((id) => ({
          id,
          label: settingsTexts.tabs[id],
          content: <Suspense fallback={<Spinner />}>{contents[id]}</Suspense>,
        }))}
      />
    </>
  )
}
