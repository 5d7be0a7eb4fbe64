import { Activity } from '#client/features/admin/users/activity'
import { AllUsers } from '#client/features/admin/users/all-users'
import { InviteUser } from '#client/features/admin/users/invite-user'
import { PendingApprovals } from '#client/features/admin/users/pending-approvals'
import { userTexts } from '#client/features/admin/users/texts'
import { useSearchParams } from '#client/lib/use-search-params'
import { PageHead } from '#client/ui/page-head'
import { TabPanel, Tabs } from '#client/ui/tabs'
import styles from './admin-users-screen.module.css'

const tabIds = ['pending', 'all', 'activity'] as const
type TabId = (typeof tabIds)[number]

/** /admin/users: who waits to be let in, everyone, and what administrators did. The open tab stands in the address. */
export function AdminUsersScreen() {
  const [params, changeParams] = useSearchParams()
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'pending'
  const items = tabIds.map((id) => ({ id, label: userTexts.tabs[id] }))

  function open(next: TabId) {
    if (next !== tab) changeParams(() => new URLSearchParams({ tab: next }))
  }

  return (
    <>
      <PageHead title={userTexts.title} actions={<InviteUser variant="primary" />} />
      <Tabs name="users" label={userTexts.tabsLabel} value={tab} onChange={open} items={items} />
      <TabPanel name="users" id="pending" value={tab} className={styles.panel}>
        <PendingApprovals />
      </TabPanel>
      <TabPanel name="users" id="all" value={tab} className={styles.panel}>
        <AllUsers />
      </TabPanel>
      <TabPanel name="users" id="activity" value={tab} className={styles.panel}>
        <Activity />
      </TabPanel>
    </>
  )
}
