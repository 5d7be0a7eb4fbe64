import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { SignOutButton } from '#client/features/accounts/sign-out-button'
import { AppFrame } from '#client/features/navigation/app-frame'
import { PaletteShortcut } from '#client/features/palette/palette-shortcut'
import type { User } from '#client/lib/use-user'

/** What stands around every page of someone who is signed in. */

const OverdueBanner = lazy(async () => ({
  default: (await import('#client/features/billing/notices/overdue-banner')).OverdueBanner,
}))
const PaymentReturn = lazy(async () => ({
  default: (await import('#client/features/billing/paying/payment-return')).PaymentReturn,
}))

const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette

export function SignedInFrame({ user, children }: { user: User; children: ReactNode }) {
  return (
    <AppFrame user={user} signOut={<SignOutButton />}>
      {user.isApproved && <BillingNotices user={user} />}
      {children}
      {user.isApproved && <PaletteShortcut load={loadPalette} />}
    </AppFrame>
  )
}

/** Above every page, for the few who need it: a payment that is overdue, or one that comes back from a bank's page. */
function BillingNotices({ user }: { user: User }) {
  const [path] = useLocation()
  const [paymentIntentId] = useState(() => new URLSearchParams(location.search).get('payment_intent'))
  const hasRoom = path !== '/visual-editor'
  return (
    <Suspense>
      {hasRoom && user.subscription?.status === 'past_due' && <OverdueBanner user={user} path={path} />}
      {paymentIntentId && <PaymentReturn paymentIntentId={paymentIntentId} />}
    </Suspense>
  )
}
