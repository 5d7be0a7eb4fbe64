import { useTab } from '#client/lib/use-tab'
import { mayWrite } from '#client/queries/may-write'
import { useUser } from '#client/queries/user'
import { PageTabs } from '#client/ui/tabs'
import { FeedList } from './feed-list.tsx'
import { StoryList } from './story-list.tsx'
import { feedTexts } from './texts.ts'

/** The stories of the feeds, those put off, and the feeds themselves. */
export function Inbox() {
  const [tab, setTab] = useTab(['open', 'later', 'feeds'])
  const mayChange = mayWrite(useUser().user)
  return (
    <PageTabs
      name="inbox"
      label={feedTexts.tabsLabel}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'open',
          label: feedTexts.tabs.open,
          content: <StoryList key="open" show="open" mayChange={mayChange} onAddFeed={() => setTab('feeds')} />,
        },
        {
          id: 'later',
          label: feedTexts.tabs.later,
          content: <StoryList key="later" show="later" mayChange={mayChange} onAddFeed={() => setTab('feeds')} />,
        },
        { id: 'feeds', label: feedTexts.tabs.feeds, content: <FeedList mayChange={mayChange} /> },
      ]}
    />
  )
}
