import { PromptTemplates } from '#client/features/admin/prompts/prompt-templates'
import { SharedStyles } from '#client/features/admin/prompts/shared-styles'
import { promptTexts } from '#client/features/admin/prompts/texts'
import { useSearchParams } from '#client/lib/use-search-params'
import { PageHead } from '#client/ui/page-head'
import { TabPanel, Tabs } from '#client/ui/tabs'
import styles from './tab-panels.module.css'

const tabIds = ['content-styles', 'prompt-templates'] as const
type TabId = (typeof tabIds)[number]

/** /admin/prompts: what models are asked. The open tab stands in the address, and so does the open form. */
export function AdminPromptsScreen() {
  const [params, changeParams] = useSearchParams()
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'content-styles'
  const items = tabIds.map((id) => ({ id, label: promptTexts.tabs[id] }))

  function open(next: TabId) {
    if (next !== tab) changeParams(() => new URLSearchParams({ tab: next }))
  }

  return (
    <>
      <PageHead title={promptTexts.title} />
      <Tabs name="prompts" label={promptTexts.tabsLabel} value={tab} onChange={open} items={items} />
      <TabPanel name="prompts" id="content-styles" value={tab} className={styles.panel}>
        <SharedStyles />
      </TabPanel>
      <TabPanel name="prompts" id="prompt-templates" value={tab} className={styles.panel}>
        <PromptTemplates />
      </TabPanel>
    </>
  )
}
