import { AdminPage } from '#client/features/admin/layout/admin-page'
import { PromptTemplates } from '#client/features/admin/prompts/prompt-templates'
import { SharedStyles } from '#client/features/admin/prompts/shared-styles'
import { promptTexts } from '#client/features/admin/prompts/texts'
import { useTab } from '#client/lib/use-tab'
import { PageTabs } from '#client/ui/tabs'

const tabIds = ['content-styles', 'prompt-templates'] as const

/** /admin/prompts: shared styles and prompt templates. The address holds the open form. */
export function AdminPromptsScreen() {
  const [tab, open] = useTab(tabIds)
  const contents = { 'content-styles': <SharedStyles />, 'prompt-templates': <PromptTemplates /> }
  return (
    <AdminPage title={promptTexts.title}>
      <PageTabs
        name="prompts"
        label={promptTexts.tabsLabel}
        value={tab}
        onChange={open}
        tabs={tabIds.map((id) => ({ id, label: promptTexts.tabs[id], content: contents[id] }))}
      />
    </AdminPage>
  )
}
