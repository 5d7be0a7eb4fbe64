import { Figures } from '#client/features/admin/figures/figures'
import { PaymentWarnings } from '#client/features/admin/figures/payment-warnings'
import { QuickActions } from '#client/features/admin/figures/quick-actions'
import { figuresTexts } from '#client/features/admin/figures/texts'
import { Sections } from '#client/features/admin/layout/sections'
import { InviteUser } from '#client/features/admin/users/invite-user'
import { LatestUsers } from '#client/features/admin/users/latest-users'
import { PageHead } from '#client/ui/page-head'

/** /admin: how the installation is doing, and what administrators do most. */
export function AdminDashboardScreen() {
  return (
    <>
      <PageHead title={figuresTexts.title} />
      <Sections>
        <PaymentWarnings />
        <Figures />
        <QuickActions>
          <InviteUser />
        </QuickActions>
        <LatestUsers />
      </Sections>
    </>
  )
}
