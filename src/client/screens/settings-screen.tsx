import '#client/styles/auth.css'
import '#client/styles/settings.css'
import { OwnAccount } from '#client/features/accounts/own-account/own-account'
import { SubscriptionSettings } from '#client/features/billing/settings/subscription'
import { AiSettings } from '#client/features/settings/ai-settings'
import { ContentStyles } from '#client/features/settings/content-styles'
import { settingsTexts } from '#client/features/settings/texts'
import { useSearchParams } from '#client/lib/use-search-params'
import { useUser } from '#client/lib/use-user'
import { PageHead } from '#client/ui/page-head'
import { TabPanel, Tabs } from '#client/ui/tabs'

const tabIds = ['account', 'ai-settings', 'content-styles'] as const
type TabId = (typeof tabIds)[number]

const items = tabIds.map((id) => ({ id, label: settingsTexts.tabs[id] }))

/** /settings: the account, how posts are written, one's own content styles. The open tab stands in the address. */
export function SettingsScreen() {
  const { user } = useUser()
  const [params, changeParams] = useSearchParams()
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'account'

  function open(next: TabId) {
    if (next !== tab || params.has('style')) changeParams(() => new URLSearchParams({ tab: next }))
  }

  if (!user) return null // the moment between signing out and the next page
  return (
    <>
      <PageHead title={settingsTexts.title} />
      <Tabs name="settings" label={settingsTexts.tabsLabel} value={tab} onChange={open} items={items} />
      <TabPanel name="settings" id="account" value={tab} className="settings">
        <OwnAccount user={user} subscription={<SubscriptionSettings user={user} />} />
      </TabPanel>
      <TabPanel name="settings" id="ai-settings" value={tab} className="settings">
        <AiSettings user={user} />
      </TabPanel>
      <TabPanel name="settings" id="content-styles" value={tab} className="settings">
        <ContentStyles user={user} />
      </TabPanel>
    </>
  )
}
