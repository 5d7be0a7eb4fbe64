import '#client/styles/admin.css'
import { PendingApprovals } from '#client/features/admin/pending-approvals'
import { texts } from '#client/features/admin/texts'
import { PageHead } from '#client/ui/page-head'
import { TabPanel, Tabs } from '#client/ui/tabs'

const items = [{ id: 'pending', label: texts.pending.tab }] as const

/** /admin/users: who waits to be let in. */
export function AdminUsersScreen() {
  return (
    <>
      <PageHead title={texts.title} />
      <Tabs name="users" label={texts.tabsLabel} value="pending" onChange={() => undefined} items={items} />
      <TabPanel name="users" id="pending" value="pending" className="tab-body">
        <PendingApprovals />
      </TabPanel>
    </>
  )
}
