import { AdminPage } from '#client/features/admin/layout/admin-page'
import { Activity } from '#client/features/admin/users/activity'
import { AllUsers } from '#client/features/admin/users/all-users'
import { InviteUser } from '#client/features/admin/users/invite-user'
import { PendingAdmissions } from '#client/features/admin/users/pending-admissions'
import { userTexts } from '#client/features/admin/users/texts'
import { useTab } from '#client/lib/use-tab'
import { PageTabs } from '#client/ui/tabs'

const tabIds = ['pending', 'all', 'activity'] as const

/** /admin/users: accounts that wait for approval, all accounts, and administrators' actions. */
export function AdminUsersScreen() {
  const [tab, open] = useTab(tabIds)
  const contents = { pending: <PendingAdmissions />, all: <AllUsers />, activity: <Activity /> }
  return (
    <AdminPage title={userTexts.title} actions={<InviteUser variant="primary" />}>
      <PageTabs
        name="users"
        label={userTexts.tabsLabel}
        value={tab}
        onChange={open}
        tabs={tabIds.map((id) => ({ id, label: userTexts.tabs[id], content: contents[id] }))}
      />
    </AdminPage>
  )
}
