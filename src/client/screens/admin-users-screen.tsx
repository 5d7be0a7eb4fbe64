import { Activity } from '#client/features/admin/users/activity'
import { AllUsers } from '#client/features/admin/users/all-users'
import { InviteUser } from '#client/features/admin/users/invite-user'
import { PendingApprovals } from '#client/features/admin/users/pending-approvals'
import { userTexts } from '#client/features/admin/users/texts'
import { useTab } from '#client/lib/use-tab'
import { PageHead } from '#client/ui/page-head'
import { PageTabs } from '#client/ui/tabs'

const tabIds = ['pending', 'all', 'activity'] as const

/** /admin/users: who waits to be let in, everyone, and what administrators did. */
export function AdminUsersScreen() {
  const [tab, open] = useTab(tabIds)
  const contents = { pending: <PendingApprovals />, all: <AllUsers />, activity: <Activity /> }
  return (
    <>
      <PageHead title={userTexts.title} actions={<InviteUser variant="primary" />} />
      <PageTabs
        name="users"
        label={userTexts.tabsLabel}
        value={tab}
        onChange={open}
        tabs={tabIds.map((id) => ({ id, label: userTexts.tabs[id], content: contents[id] }))}
      />
    </>
  )
}
