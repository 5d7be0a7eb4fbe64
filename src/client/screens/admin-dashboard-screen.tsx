import '#client/styles/admin.css'
import { Figures } from '#client/features/admin/figures/figures'
import { QuickActions } from '#client/features/admin/figures/quick-actions'
import { texts } from '#client/features/admin/figures/texts'
import { InviteUser } from '#client/features/admin/users/invite-user'
import { LatestUsers } from '#client/features/admin/users/latest-users'
import { PageHead } from '#client/ui/page-head'

/** /admin: how the installation is doing, and what administrators do most. */
export function AdminDashboardScreen() {
  return (
    <>
      <PageHead title={texts.title} />
      <div className="admin-dashboard">
        <Figures />
        <QuickActions>
          <InviteUser />
        </QuickActions>
        <LatestUsers />
      </div>
    </>
  )
}
