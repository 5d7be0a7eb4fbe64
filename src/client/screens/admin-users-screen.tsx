import '#client/styles/admin.css'
import { Activity } from '#client/features/admin/users/activity'
import { AllUsers } from '#client/features/admin/users/all-users'
import { InviteUser } from '#client/features/admin/users/invite-user'
import { PendingApprovals } from '#client/features/admin/users/pending-approvals'
import { texts } from '#client/features/admin/users/texts'
import { useSearchParams } from '#client/lib/use-search-params'
import { PageHead } from '#client/ui/page-head'
import { TabPanel, Tabs } from '#client/ui/tabs'

const tabIds = ['pending', 'all', 'activity'] as const
type TabId = (typeof tabIds)[number]

const items = tabIds.map((id) => ({ id, label: texts.tabs[id] }))

/** /admin/users: who waits to be let in, everyone, and what administrators did. The open tab stands in the address. */
export function AdminUsersScreen() {
  const [params, changeParams] = useSearchParams()
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'pending'

  function open(next: TabId) {
    if (next !== tab) changeParams(() => new URLSearchParams({ tab: next }))
  }

  return (
    <>
      <PageHead title={texts.title} actions={<InviteUser variant="primary" />} />
      <Tabs name="users" label={texts.tabsLabel} value={tab} onChange={open} items={items} />
      <TabPanel name="users" id="pending" value={tab} className="tab-body">
        <PendingApprovals />
      </TabPanel>
      <TabPanel name="users" id="all" value={tab} className="tab-body">
        <AllUsers />
      </TabPanel>
      <TabPanel name="users" id="activity" value={tab} className="tab-body">
        <Activity />
      </TabPanel>
    </>
  )
}
