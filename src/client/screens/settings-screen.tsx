import { Suspense } from 'react'
import { OwnAccount } from '#client/features/accounts/own-account/own-account'
import { SubscriptionSettings } from '#client/features/billing/settings/subscription'
import { Bookmarklet } from '#client/features/handover/bookmarklet'
import { AiSettings } from '#client/features/settings/ai-settings'
import { ContentStyles } from '#client/features/settings/content-styles'
import { settingsTexts } from '#client/features/settings/texts'
import { lazyPart } from '#client/lib/lazy-part'
import { useSearchParams } from '#client/lib/use-search-params'
import { useUser } from '#client/queries/user'
import { PageHead } from '#client/ui/page-head'
import { Spinner } from '#client/ui/spinner'
import { TabPanel, Tabs } from '#client/ui/tabs'
import styles from './tab-panels.module.css'

/** Code of its own: it knows the words of all languages. */
const AuthorVoicePanel = lazyPart(
  async () => (await import('#client/features/settings/author-voice/author-voice')).AuthorVoicePanel,
)
const BrandSettings = lazyPart(async () => (await import('#client/features/brand/brand-settings')).BrandSettings)
const LinkedinSettings = lazyPart(
  async () => (await import('#client/features/linkedin/linkedin-settings')).LinkedinSettings,
)
const SnippetList = lazyPart(async () => (await import('#client/features/snippets/snippet-list')).SnippetList)

const tabIds = ['account', 'ai-settings', 'your-voice', 'content-styles', 'brand', 'linkedin'] as const
type TabId = (typeof tabIds)[number]

/** /settings: the account, how posts are written, one's own content styles. The open tab stands in the address. */
export function SettingsScreen() {
  const { user } = useUser()
  const [params, changeParams] = useSearchParams()
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'account'

  function open(next: TabId) {
    if (next !== tab || params.has('style')) changeParams(() => new URLSearchParams({ tab: next }))
  }

  const items = tabIds.map((id) => ({ id, label: settingsTexts.tabs[id] }))

  if (!user) return null // the moment between signing out and the next page
  return (
    <>
      <PageHead title={settingsTexts.title} />
      <Tabs name="settings" label={settingsTexts.tabsLabel} value={tab} onChange={open} items={items} />
      <TabPanel name="settings" id="account" value={tab} className={styles.panel}>
        <OwnAccount
          user={user}
          subscription={user.capabilities.plans && <SubscriptionSettings user={user} />}
          tools={<Bookmarklet />}
        />
      </TabPanel>
      <TabPanel name="settings" id="ai-settings" value={tab} className={styles.panel}>
        <AiSettings user={user} />
      </TabPanel>
      <TabPanel name="settings" id="your-voice" value={tab} className={styles.panel}>
        <Suspense fallback={<Spinner />}>
          <AuthorVoicePanel />
          <SnippetList />
        </Suspense>
      </TabPanel>
      <TabPanel name="settings" id="content-styles" value={tab} className={styles.panel}>
        <ContentStyles user={user} />
      </TabPanel>
      <TabPanel name="settings" id="brand" value={tab} className={styles.panel}>
        <Suspense fallback={<Spinner />}>
          <BrandSettings />
        </Suspense>
      </TabPanel>
      <TabPanel name="settings" id="linkedin" value={tab} className={styles.panel}>
        <Suspense fallback={<Spinner />}>
          <LinkedinSettings />
        </Suspense>
      </TabPanel>
    </>
  )
}
