import { Attention } from '#client/features/admin/figures/attention'
import { Figures } from '#client/features/admin/figures/figures'
import { QuickActions } from '#client/features/admin/figures/quick-actions'
import { figuresTexts } from '#client/features/admin/figures/texts'
import { AdminPage } from '#client/features/admin/layout/admin-page'
import { InviteUser } from '#client/features/admin/users/invite-user'
import { LatestUsers } from '#client/features/admin/users/latest-users'

/** /admin: what needs an administrator, the state of the installation, and common tasks. */
export function AdminDashboardScreen() {
  return (
    <AdminPage title={figuresTexts.title}>
      <Attention />
      <Figures />
      <QuickActions>
        <InviteUser />
      </QuickActions>
      <LatestUsers />
    </AdminPage>
  )
}
