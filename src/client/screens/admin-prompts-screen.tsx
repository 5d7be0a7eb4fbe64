import '#client/styles/settings.css'
import '#client/styles/admin.css'
import { PromptTemplates } from '#client/features/admin/writing/prompt-templates'
import { SharedStyles } from '#client/features/admin/writing/shared-styles'
import { texts } from '#client/features/admin/writing/texts'
import { useSearchParams } from '#client/lib/use-search-params'
import { PageHead } from '#client/ui/page-head'
import { TabPanel, Tabs } from '#client/ui/tabs'

const tabIds = ['content-styles', 'prompt-templates'] as const
type TabId = (typeof tabIds)[number]

const items = tabIds.map((id) => ({ id, label: texts.tabs[id] }))

/** /admin/prompts: what models are told. The open tab stands in the address, and so does the open form. */
export function AdminPromptsScreen() {
  const [params, changeParams] = useSearchParams()
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'content-styles'

  function open(next: TabId) {
    if (next !== tab) changeParams(() => new URLSearchParams({ tab: next }))
  }

  return (
    <>
      <PageHead title={texts.title} />
      <Tabs name="prompts" label={texts.tabsLabel} value={tab} onChange={open} items={items} />
      <TabPanel name="prompts" id="content-styles" value={tab} className="settings">
        <SharedStyles />
      </TabPanel>
      <TabPanel name="prompts" id="prompt-templates" value={tab} className="settings">
        <PromptTemplates />
      </TabPanel>
    </>
  )
}
