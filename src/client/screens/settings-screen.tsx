import { Suspense } from 'react'
import { Redirect } from 'wouter'
import { OwnAccount } from '#client/features/accounts/own-account/own-account'
import { WayToDevelopers } from '#client/features/api-keys/way-to-developers'
import { SubscriptionSettings } from '#client/features/billing/settings/subscription'
import { Bookmarklet } from '#client/features/handover/bookmarklet'
import { AiSettings } from '#client/features/settings/ai-settings'
import { settingsTexts } from '#client/features/settings/texts'
import { lazyPart } from '#client/lib/lazy-part'
import { useSearchParams } from '#client/lib/use-search-params'
import { useTab } from '#client/lib/use-tab'
import { workspaceSlug } from '#client/lib/workspace'
import { useUser } from '#client/queries/user'
import { PageHead } from '#client/ui/page-head'
import { Spinner } from '#client/ui/spinner'
import { PageTabs } from '#client/ui/tabs'
import { routes } from '#shared/contract/pages'

/** A separate chunk: it contains the words of all languages. */
const AuthorVoicePanel = lazyPart(
  async () => (await import('#client/features/settings/author-voice/author-voice')).AuthorVoicePanel,
)
const ContentStyles = lazyPart(async () => (await import('#client/features/settings/content-styles')).ContentStyles)
const SnippetList = lazyPart(async () => (await import('#client/features/snippets/snippet-list')).SnippetList)
const BrandSettings = lazyPart(async () => (await import('#client/features/brand/brand-settings')).BrandSettings)
const LinkedinSettings = lazyPart(
  async () => (await import('#client/features/linkedin/linkedin-settings')).LinkedinSettings,
)

/** For those who may start one. */
const TeamsSection = lazyPart(async () => (await import('#client/features/teams/teams-section')).TeamsSection)

/** What a team has of its own; everything else is its members'. */
const teamTabs = ['content-styles', 'brand'] as const
const tabIds = ['account', 'ai-settings', 'content-styles', 'your-voice', 'brand', 'linkedin'] as const

/** /settings: the account, writing defaults, one's own content styles. */
export function SettingsScreen() {
  const { user } = useUser()
  const tabs = workspaceSlug() === null ? tabIds : teamTabs
  const [tab, open] = useTab<(typeof tabIds)[number]>(tabs, 'style')
  const [search] = useSearchParams()
  if (!user) return null // the moment between signing out and the next page
  if (isAtHome(search.get('tab'), tabs)) return <Redirect to={`~${routes.settings.path}?${search}`} replace />

  const contents = {
    account: (
      <OwnAccount
        user={user}
        subscription={user.capabilities.plans && <SubscriptionSettings user={user} />}
        teams={user.capabilities.foundTeams && <TeamsSection />}
        tools={
          <>
            <Bookmarklet />
            <WayToDevelopers />
          </>
        }
      />
    ),
    'ai-settings': <AiSettings user={user} />,
    'your-voice': (
      <>
        <AuthorVoicePanel />
        <SnippetList />
      </>
    ),
    'content-styles': (
      <>
        <ContentStyles user={user} />
        {user.team && <SnippetList />}
      </>
    ),
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
        tabs={tabs.map((id) => ({
          id,
          label: settingsTexts.tabs[id],
          content: <Suspense fallback={<Spinner />}>{contents[id]}</Suspense>,
        }))}
      />
    </>
  )
}

/** Whether a team's settings were asked for what a member has for themselves. */
function isAtHome(asked: string | null, tabs: readonly string[]): boolean {
  return tabIds.some((id) => id === asked) && !tabs.some((id) => id === asked)
}
